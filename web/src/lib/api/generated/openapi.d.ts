// Made by `npm run generate` from the OpenAPI documents of the services.


export interface paths {
  "/api/admin/chats": {
    /** Conversations handed over to people, newest first; `format=csv` answers text/csv without messages */
    get: {
      parameters: {
        query: {
          limit: number;
          /** @description From the `Link` header */
          cursor?: string;
          /** @description `csv`: a file for a spreadsheet */
          format: "json" | "csv";
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": ({
                session_id: string;
                user_email: string | null;
                topic: string;
                status: string;
                summary: string;
                messages: ({
                    /** @enum {unknown} */
                    type: "user" | "support";
                    /** @description At most 4 kB */
                    content: string;
                    agent?: string;
                    /** Format: date-time */
                    timestamp: string;
                  })[];
                /** Format: date-time */
                created_at: string;
                /** Format: date-time */
                updated_at: string;
              })[];
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/admin/contacts": {
    /** Messages of the contact form, newest first; `format=csv` answers text/csv */
    get: {
      parameters: {
        query: {
          limit: number;
          /** @description From the `Link` header */
          cursor?: string;
          /** @description `csv`: a file for a spreadsheet */
          format: "json" | "csv";
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
                id: string;
                name: string;
                email: string;
                subject: string;
                message: string;
                /** Format: date-time */
                created_at: string;
              }[];
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/admin/demos": {
    /** Demo requests, newest first; `format=csv` answers text/csv */
    get: {
      parameters: {
        query: {
          limit: number;
          /** @description From the `Link` header */
          cursor?: string;
          /** @description `csv`: a file for a spreadsheet */
          format: "json" | "csv";
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": ({
                id: string;
                company_name: string;
                contact_name: string;
                user_email: string;
                phone: string | null;
                team_size: string | null;
                preferred_date: string | null;
                message: string | null;
                /** Format: date-time */
                created_at: string;
              })[];
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/admin/documents": {
    /** The documents that were made, newest first; `?format=csv` for a spreadsheet */
    get: {
      parameters: {
        query: {
          limit: number;
          /** @description From the `Link` header of the page before */
          cursor?: string;
          kind: "final" | "draft";
          service_id?: number;
          format?: "json" | "csv";
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": ({
                /** @description Names the set to staff; it opens nothing by itself */
                _id: string;
                /** @description The first eight characters, or Anonymous */
                user_id: string;
                order_id: string | null;
                service_id: number;
                service_title: string;
                kind: "draft" | "final";
                documents: number;
                /** Format: date-time */
                generated_at: string;
              })[];
            "text/csv": ({
                /** @description Names the set to staff; it opens nothing by itself */
                _id: string;
                /** @description The first eight characters, or Anonymous */
                user_id: string;
                order_id: string | null;
                service_id: number;
                service_title: string;
                kind: "draft" | "final";
                documents: number;
                /** Format: date-time */
                generated_at: string;
              })[];
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/admin/documents/{id}/link": {
    /** A link that downloads this set, for one minute */
    post: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        /** @description Default Response */
        201: {
          content: {
            "application/json": {
              url: string;
              /** Format: date-time */
              expires_at: string;
            };
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/admin/trials": {
    /** Enterprise trials, newest first */
    get: {
      parameters: {
        query: {
          limit: number;
          /** @description From the `Link` header */
          cursor?: string;
          status?: "running" | "ended";
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
                id: string;
                company_name: string;
                user_email: string;
                domain: string;
                team_size: number;
                /** Format: date-time */
                started_at: string;
                /** Format: date-time */
                ends_at: string;
                running: boolean;
              }[];
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/attorney-directory": {
    /** Attorneys of a state, those of the city first */
    post: {
      requestBody: {
        content: {
          /**
           * @example {
           *   "state": "Texas",
           *   "city": "Austin"
           * }
           */
          "application/json": {
            /** @description Required. Name or code */
            state?: string;
            city?: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              attorneys: ({
                  id: string;
                  name: string;
                  firm: string;
                  /** @description Practice areas */
                  specialties: string[];
                  /** @description Topics within them */
                  specializations: string[];
                  phone: string;
                  email: string;
                  website: string | null;
                  address: string;
                  city: string;
                  /** @description Two-letter code */
                  state: string;
                  rating: number;
                  reviews: number;
                  years_experience: number;
                  bar_number: string;
                  education: ({
                      law_school: string;
                      year: number;
                      honors: string | null;
                    })[];
                  certifications: string[];
                  case_results: {
                      case_type: string;
                      result: string;
                      year: number;
                    }[];
                  languages: string[];
                  state_bars: string[];
                  board_certified: boolean;
                  million_dollar_advocates: boolean;
                  /** @description `sample`: a fictional entry */
                  source: string;
                  verified: boolean;
                  ratings: {
                    avvo_rating: number | null;
                    peer_rating: number | null;
                    client_rating: number | null;
                  };
                  fee_structure: {
                    /** @description Dollars; 0 is free */
                    consultation_fee: number;
                    hourly_rate: number | null;
                    contingency: number | null;
                    /** @description Takes some matters for one fixed price */
                    flat_fee: boolean;
                    payment_plans: boolean;
                  };
                  available_within_days: number | null;
                })[];
            };
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/attorneys/{id}": {
    /** One attorney */
    get: {
      parameters: {
        path: {
          /** @example sample-tx-1 */
          id: string;
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              id: string;
              name: string;
              firm: string;
              /** @description Practice areas */
              specialties: string[];
              /** @description Topics within them */
              specializations: string[];
              phone: string;
              email: string;
              website: string | null;
              address: string;
              city: string;
              /** @description Two-letter code */
              state: string;
              rating: number;
              reviews: number;
              years_experience: number;
              bar_number: string;
              education: ({
                  law_school: string;
                  year: number;
                  honors: string | null;
                })[];
              certifications: string[];
              case_results: {
                  case_type: string;
                  result: string;
                  year: number;
                }[];
              languages: string[];
              state_bars: string[];
              board_certified: boolean;
              million_dollar_advocates: boolean;
              /** @description `sample`: a fictional entry */
              source: string;
              verified: boolean;
              ratings: {
                avvo_rating: number | null;
                peer_rating: number | null;
                client_rating: number | null;
              };
              fee_structure: {
                /** @description Dollars; 0 is free */
                consultation_fee: number;
                hourly_rate: number | null;
                contingency: number | null;
                /** @description Takes some matters for one fixed price */
                flat_fee: boolean;
                payment_plans: boolean;
              };
              available_within_days: number | null;
            };
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/auth/change-password": {
    /** Change the password; ends all sessions and opens a new one for this client */
    post: {
      requestBody: {
        content: {
          /**
           * @example {
           *   "current": "four quiet green bicycles",
           *   "password": "seven loud yellow umbrellas"
           * }
           */
          "application/json": {
            current: string;
            /** @description 8 to 128 characters of any kind, not a common one */
            password: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              token: string;
              user: {
                id: string;
                email: string;
                first_name: string;
                last_name: string;
                role: "customer" | "support" | "admin";
                /** Format: date-time */
                created_at: string;
                email_verified: boolean;
              };
            };
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/auth/export": {
    /** Everything we know about the account, as a file */
    get: {
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              /** Format: date-time */
              exported_at: string;
              account: {
                id: string;
                email: string;
                first_name: string;
                last_name: string;
                role: "customer" | "support" | "admin";
                /** Format: date-time */
                created_at: string;
                email_verified: boolean;
              };
              sessions: ({
                  id: string;
                  /** Format: date-time */
                  created_at: string;
                  /** Format: date-time */
                  expires_at: string;
                  /** @description From where: an IPv4 address, or the /64 of an IPv6 one */
                  address: string;
                  user_agent: string | null;
                  /** @description The session of this very request */
                  current: boolean;
                })[];
              /** @description Saved answers, by service */
              drafts: {
                  [key: string]: unknown;
                }[];
              /** @description Sets of documents, with the answers they were made from */
              documents: {
                  [key: string]: unknown;
                }[];
              /** @description Where the account stands in services it looked at */
              steps: {
                  [key: string]: unknown;
                }[];
              /** @description Amounts in dollars */
              orders: {
                  [key: string]: unknown;
                }[];
            };
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/auth/forgot-password": {
    /** Mail a link to set another password; answers alike for every address */
    post: {
      requestBody: {
        content: {
          /**
           * @example {
           *   "email": "ada@example.com"
           * }
           */
          "application/json": {
            email: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        202: {
          content: {
            "application/json": {
              message: string;
            };
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/auth/login": {
    /** Sign in */
    post: {
      requestBody: {
        content: {
          /**
           * @example {
           *   "email": "ada@example.com",
           *   "password": "four quiet green bicycles"
           * }
           */
          "application/json": {
            email: string;
            password: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              token: string;
              user: {
                id: string;
                email: string;
                first_name: string;
                last_name: string;
                role: "customer" | "support" | "admin";
                /** Format: date-time */
                created_at: string;
                email_verified: boolean;
              };
            };
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/auth/logout": {
    /** End this session: its token is refused everywhere from now on */
    post: {
      responses: {
        /** @description Signed out */
        204: {
          content: {
            "application/json": unknown;
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/auth/logout-all": {
    /** End all sessions of the account, this one too */
    post: {
      responses: {
        /** @description Signed out */
        204: {
          content: {
            "application/json": unknown;
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/auth/me": {
    /** Who is signed in */
    get: {
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              id: string;
              email: string;
              first_name: string;
              last_name: string;
              role: "customer" | "support" | "admin";
              /** Format: date-time */
              created_at: string;
              email_verified: boolean;
            };
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
    /** Delete the account with its answers and documents; payments stay on the books without the person */
    delete: {
      requestBody: {
        content: {
          /**
           * @example {
           *   "password": "four quiet green bicycles"
           * }
           */
          "application/json": {
            password: string;
          };
        };
      };
      responses: {
        /** @description Deleted */
        204: {
          content: {
            "application/json": unknown;
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/auth/register": {
    /** Create an account; a link to verify the address is mailed */
    post: {
      requestBody: {
        content: {
          /**
           * @example {
           *   "email": "ada@example.com",
           *   "password": "four quiet green bicycles",
           *   "first_name": "Ada",
           *   "last_name": "Núñez"
           * }
           */
          "application/json": {
            email: string;
            /** @description 8 to 128 characters of any kind, not a common one */
            password: string;
            first_name: string;
            last_name: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        201: {
          content: {
            "application/json": {
              token: string;
              user: {
                id: string;
                email: string;
                first_name: string;
                last_name: string;
                role: "customer" | "support" | "admin";
                /** Format: date-time */
                created_at: string;
                email_verified: boolean;
              };
            };
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/auth/reset-password": {
    /** Set a password with the token of the mailed link; ends all sessions */
    post: {
      requestBody: {
        content: {
          /**
           * @example {
           *   "token": "q0Jb1mS3mE0Zc9Yw7xQ2b5nV8kL4hT6rU1pD3fG5aHs",
           *   "password": "seven loud yellow umbrellas"
           * }
           */
          "application/json": {
            token: string;
            /** @description 8 to 128 characters of any kind, not a common one */
            password: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              /** @enum {boolean} */
              password_changed: true;
            };
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/auth/send-verification": {
    /** Mail the link that confirms the address once more */
    post: {
      responses: {
        /** @description Default Response */
        202: {
          content: {
            "application/json": {
              message: string;
            };
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/auth/sessions": {
    /** Where the account is signed in, newest first */
    get: {
      parameters: {
        query: {
          limit: number;
          /** @description From the `Link` header */
          cursor?: string;
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": ({
                id: string;
                /** Format: date-time */
                created_at: string;
                /** Format: date-time */
                expires_at: string;
                /** @description From where: an IPv4 address, or the /64 of an IPv6 one */
                address: string;
                user_agent: string | null;
                /** @description The session of this very request */
                current: boolean;
              })[];
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/auth/sessions/{id}": {
    /** End one session of the account */
    delete: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        /** @description Signed out */
        204: {
          content: {
            "application/json": unknown;
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/auth/verify-email": {
    /** Confirm an e-mail address with the token of the mailed link */
    post: {
      requestBody: {
        content: {
          /**
           * @example {
           *   "token": "q0Jb1mS3mE0Zc9Yw7xQ2b5nV8kL4hT6rU1pD3fG5aHs"
           * }
           */
          "application/json": {
            token: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              /** @enum {boolean} */
              email_verified: true;
            };
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/checkout/claim": {
    /** Bind an order made without a user_id */
    post: {
      requestBody: {
        content: {
          /**
           * @example {
           *   "session_id": "cs_test_a1B2c3D4e5F6g7H8i9J0",
           *   "user_id": "user_Q2hvb3NlIGEgbG9uZyBvbmU"
           * }
           */
          "application/json": {
            session_id: string;
            user_id: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              /** @enum {boolean} */
              claimed: true;
            };
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/checkout/create-session": {
    /** Open a card payment for a service */
    post: {
      parameters: {
        header?: {
          /** @description Random, 16 to 255 characters. The same key with the same body gives the same session. */
          "idempotency-key"?: string;
        };
      };
      requestBody: {
        content: {
          /**
           * @example {
           *   "service_id": 1,
           *   "user_email": "ada@example.com",
           *   "origin_url": "http://localhost:8080",
           *   "promo_code": "WELCOME20",
           *   "apply_promo": true,
           *   "user_id": "user_Q2hvb3NlIGEgbG9uZyBvbmU",
           *   "state": "TX"
           * }
           */
          "application/json": {
            service_id: number;
            user_email: string;
            origin_url: string;
            promo_code?: string;
            apply_promo?: boolean;
            user_id?: string;
            state?: string;
            add_ons?: ("document_review" | "express_consultation" | "filing_support")[];
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              url: string;
              session_id: string;
            };
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/checkout/status/{sessionId}": {
    /** How a payment stands */
    get: {
      parameters: {
        path: {
          sessionId: string;
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              session_id: string;
              status: "open" | "complete" | "expired";
              payment_status: "paid" | "unpaid";
              amount_total: number;
              currency: string;
              metadata: {
                service_id: number;
                service_title: string;
              };
            };
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/checkout/webhook": {
    /** Events from Stripe, signed */
    post: {
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              /** @enum {boolean} */
              received: true;
            };
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/contact": {
    /** Send a message; its arrival is confirmed by e-mail */
    post: {
      requestBody: {
        content: {
          /**
           * @example {
           *   "name": "Ada King",
           *   "email": "ada@example.com",
           *   "subject": "Witnesses",
           *   "message": "May my neighbor be a witness of my will?"
           * }
           */
          "application/json": {
            name: string;
            email: string;
            subject: string;
            message: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        201: {
          content: {
            "application/json": {
              message: string;
            };
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/documents/generate-template": {
    /** The blank form of a service, for one state or for all; 503 with Retry-After until it is made */
    post: {
      requestBody: {
        content: {
          /**
           * @example {
           *   "service_id": 1,
           *   "service_title": "Simple Will",
           *   "service_category": "Wills, Estates & Probate",
           *   "template_type": "basic",
           *   "state": "TX"
           * }
           */
          "application/json": {
            service_id: number;
            service_title?: string;
            service_category?: string;
            /** @enum {string} */
            template_type: "basic";
            state?: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/pdf": unknown;
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/documents/{generationId}": {
    /** A set of documents */
    get: {
      parameters: {
        path: {
          generationId: string;
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              generation_id: string;
              status: "queued" | "generating" | "ready" | "failed";
              kind: "draft" | "final";
              service_id: number;
              service_title: string;
              draft_id: string;
              /** Format: date-time */
              requested_at: string;
              progress: {
                done: number;
                total: number;
                current: string | null;
              };
              documents: {
                  id: string;
                  title: string;
                  pages?: number;
                  bytes?: number;
                  sha256?: string;
                  url?: string;
                }[];
              packet: {
                title: string;
                pages?: number;
                bytes?: number;
                sha256?: string;
                url?: string;
              } | null;
              zip_url?: string;
              ready_at: string | null;
              expires_at: string | null;
            };
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/documents/{generationId}/events": {
    /** The same, told as it goes on; ends when the set is ready or failed */
    get: {
      parameters: {
        path: {
          generationId: string;
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "text/event-stream": unknown;
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/documents/{generationId}/mail": {
    /** Mail a finished set to the order's address: a later version, or the first one again */
    post: {
      parameters: {
        path: {
          generationId: string;
        };
      };
      responses: {
        /** @description Default Response */
        202: {
          content: {
            "application/json": {
              message: string;
            };
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/download/{generationId}": {
    /** The packet; `?format=zip` for all documents */
    get: {
      parameters: {
        query?: {
          format?: "pdf" | "zip";
        };
        path: {
          generationId: string;
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/pdf": unknown;
            "application/zip": unknown;
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/download/{generationId}/renew": {
    /** Mail a fresh link to the order's address; the download then opens for 30 days more */
    post: {
      parameters: {
        path: {
          generationId: string;
        };
      };
      responses: {
        /** @description Default Response */
        202: {
          content: {
            "application/json": {
              message: string;
            };
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/download/{generationId}/{document}": {
    /** One document */
    get: {
      parameters: {
        path: {
          generationId: string;
          document: string;
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/pdf": unknown;
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/enterprise/schedule-demo": {
    /** Ask to be shown the product; confirmed by e-mail */
    post: {
      requestBody: {
        content: {
          /**
           * @example {
           *   "company_name": "Analytical Engines LLC",
           *   "contact_name": "Ada King",
           *   "user_email": "ada@engines.example",
           *   "phone": "(512) 555-0142",
           *   "team_size": "5-10",
           *   "preferred_date": "next Tuesday afternoon",
           *   "message": "We draft about forty leases a month."
           * }
           */
          "application/json": {
            /** @description Required */
            company_name?: string;
            /** @description Required */
            contact_name?: string;
            /** @description Required. An e-mail address */
            user_email?: string;
            phone?: string;
            team_size?: string;
            preferred_date?: string;
            message?: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              message: string;
              next_steps: string[];
            };
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/enterprise/start-trial": {
    /** Try the Enterprise plan for seven days; needs a work e-mail address */
    post: {
      requestBody: {
        content: {
          /**
           * @example {
           *   "company_name": "Acme Inc.",
           *   "user_email": "ada@acme.example",
           *   "team_size": 5
           * }
           */
          "application/json": {
            company_name: string;
            user_email: string;
            /** @description 1 when missing or not numeric; a fraction counts its whole part */
            team_size?: number | string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              message: string;
              trial_details: {
                duration: string;
                team_size: number;
                support_level: string;
              };
            };
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/find-attorneys-ai": {
    /** Attorneys of a state, scored for a case, best first */
    post: {
      requestBody: {
        content: {
          /**
           * @example {
           *   "state": "Texas",
           *   "city": "Austin",
           *   "practice_area": "Family Law",
           *   "case_description": "My husband and I want a divorce and disagree about custody of our two children.",
           *   "budget": "$200-400/hour",
           *   "urgency": "high",
           *   "max_results": 10
           * }
           */
          "application/json": {
            /** @description Required. Name or code */
            state?: string;
            city?: string;
            /** @enum {unknown} */
            practice_area?: "Personal Injury" | "Family Law" | "Criminal Defense" | "Business Law" | "Real Estate" | "Employment Law" | "Immigration" | "Intellectual Property" | "Tax Law" | "Estate Planning" | "Bankruptcy" | "Medical Malpractice" | "Civil Rights" | "Environmental Law" | "Securities Law" | "Construction Law" | "Healthcare Law" | "Education Law" | "Insurance Law" | "Labor Law" | "Elder Law" | "Administrative Law" | "Constitutional Law" | "Entertainment Law";
            case_description?: string;
            /** @enum {unknown} */
            budget?: "Under $200/hour" | "$200-400/hour" | "$400-600/hour" | "$600+/hour" | "Contingency Fee" | "Flat Fee" | "Payment Plans";
            /**
             * @default moderate
             * @enum {unknown}
             */
            urgency?: "low" | "moderate" | "high" | "urgent";
            /** @default 10 */
            max_results?: number;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              attorneys: ({
                  id: string;
                  name: string;
                  firm: string;
                  /** @description Practice areas */
                  specialties: string[];
                  /** @description Topics within them */
                  specializations: string[];
                  phone: string;
                  email: string;
                  website: string | null;
                  address: string;
                  city: string;
                  /** @description Two-letter code */
                  state: string;
                  rating: number;
                  reviews: number;
                  years_experience: number;
                  bar_number: string;
                  education: ({
                      law_school: string;
                      year: number;
                      honors: string | null;
                    })[];
                  certifications: string[];
                  case_results: {
                      case_type: string;
                      result: string;
                      year: number;
                    }[];
                  languages: string[];
                  state_bars: string[];
                  board_certified: boolean;
                  million_dollar_advocates: boolean;
                  /** @description `sample`: a fictional entry */
                  source: string;
                  verified: boolean;
                  ratings: {
                    avvo_rating: number | null;
                    peer_rating: number | null;
                    client_rating: number | null;
                  };
                  fee_structure: {
                    /** @description Dollars; 0 is free */
                    consultation_fee: number;
                    hourly_rate: number | null;
                    contingency: number | null;
                    /** @description Takes some matters for one fixed price */
                    flat_fee: boolean;
                    payment_plans: boolean;
                  };
                  available_within_days: number | null;
                  /** @description 0 to 100; the README says how it comes about */
                  ai_match_score: number;
                  /** @description What decided the score, with the points it gave or cost */
                  ai_match_reasoning: string;
                })[];
              ai_insights: {
                summary: string;
                /** @description Attorneys of the state that were scored */
                compared: number;
                closest_practice_area: string | null;
                /** @description Points of each factor this search counts */
                weights: {
                  [key: string]: number;
                };
              };
            };
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/generate-document": {
    /** Ask for the documents: final when an order pays for this matter, else a watermarked preview */
    post: {
      requestBody: {
        content: {
          /**
           * @example {
           *   "user_id": "user_9fQ2mBv7Xw3KpL8sTz1RcA",
           *   "service_id": 1,
           *   "answers": {
           *     "state": "TX",
           *     "full_name": "Ada Marie Núñez"
           *   }
           * }
           */
          "application/json": {
            user_id: string;
            service_id: number;
            answers: {
              [key: string]: unknown;
            };
            /** @description A draft of this person, or `new` to begin another matter of the same service. */
            draft_id?: string;
            revision?: number;
          };
        };
      };
      responses: {
        /** @description Default Response */
        202: {
          content: {
            "application/json": {
              generation_id: string;
              status: "queued" | "generating" | "ready" | "failed";
              kind: "draft" | "final";
              documents: {
                  id: string;
                  title: string;
                }[];
              draft_id: string;
              revision: number;
            };
          };
        };
        /** @description Default Response */
        409: {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
              answers: {
                [key: string]: string | {
                    [key: string]: string;
                  }[];
              };
              draft_id: string;
              revision: number;
            };
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/help/articles": {
    /** All help articles, or those that match `q`, best first */
    get: {
      parameters: {
        query?: {
          /** @example notary */
          q?: string;
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              articles: {
                  id: string;
                  title: string;
                  /** @description Plain text; an empty line parts paragraphs, lines of a list begin with "- " */
                  content: string;
                  category: string;
                  tags: string[];
                  views: number;
                  helpful_votes: number;
                }[];
            };
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/help/articles/{id}": {
    /** One help article; counts a view */
    get: {
      parameters: {
        path: {
          /** @example refunds */
          id: string;
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              id: string;
              title: string;
              /** @description Plain text; an empty line parts paragraphs, lines of a list begin with "- " */
              content: string;
              category: string;
              tags: string[];
              views: number;
              helpful_votes: number;
            };
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/help/articles/{id}/vote": {
    /** Say whether an article helped */
    post: {
      parameters: {
        query: {
          helpful: boolean;
        };
        path: {
          /** @example refunds */
          id: string;
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              helpful_votes: number;
            };
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/live-chat/submit": {
    /** Hand over a conversation; the same session again is the same conversation */
    post: {
      requestBody: {
        content: {
          /**
           * @example {
           *   "session_id": "chat_1795000000000_k3v9q2x7m",
           *   "user_email": "ada@example.com",
           *   "messages": [
           *     {
           *       "type": "support",
           *       "content": "Hello! How can I help?",
           *       "agent": "AI Support",
           *       "timestamp": "2026-11-20T10:14:00.000Z"
           *     },
           *     {
           *       "type": "user",
           *       "content": "I cannot log in.",
           *       "timestamp": "2026-11-20T10:14:20.000Z"
           *     }
           *   ],
           *   "topic": "Login",
           *   "status": "Needs Follow-up",
           *   "summary": "Login: 2 messages"
           * }
           */
          "application/json": {
            session_id: string;
            user_email?: string;
            messages: ({
                /** @enum {unknown} */
                type: "user" | "support";
                /** @description At most 4 kB */
                content: string;
                agent?: string;
                /** Format: date-time */
                timestamp: string;
              })[];
            topic?: string;
            status?: string;
            summary?: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        201: {
          content: {
            "application/json": {
              /** @enum {boolean} */
              success: true;
              session_id: string;
            };
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/promo-codes/validate": {
    /** Check a promo code for a customer */
    post: {
      requestBody: {
        content: {
          /**
           * @example {
           *   "code": "WELCOME20",
           *   "user_email": "ada@example.com",
           *   "service_type": "basic_per_form"
           * }
           */
          "application/json": {
            code: string;
            user_email: string;
            service_type?: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              valid: boolean;
              code: string;
              discount_percent: number;
              description: string | null;
              error: string | null;
            };
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/questionnaire/drafts/{userId}": {
    /** All drafts */
    get: {
      parameters: {
        path: {
          userId: string;
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": ({
                draft_id: string;
                service_id: number;
                service_slug: string;
                service_title: string;
                completed: boolean;
                revision: number;
                /** Format: date-time */
                updated_at: string;
                paid: boolean;
                generation: ({
                  generation_id: string;
                  kind: "draft" | "final";
                  status: "queued" | "generating" | "ready" | "failed";
                }) | null;
              })[];
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/questionnaire/fonts/{name}": {
    /** A font of the preview */
    get: {
      parameters: {
        path: {
          name: string;
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "font/woff2": unknown;
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/questionnaire/preview": {
    /** One document as HTML for a sandboxed frame, each answer marked with its question */
    post: {
      requestBody: {
        content: {
          /**
           * @example {
           *   "service_id": 1,
           *   "answers": {
           *     "state": "TX",
           *     "full_name": "Ada Marie Núñez"
           *   },
           *   "document": "last-will"
           * }
           */
          "application/json": {
            service_id: number;
            answers: {
              [key: string]: unknown;
            };
            /** @description A document's id; without it the first one. */
            document?: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "text/html": unknown;
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/questionnaire/preview.css": {
    /** Stylesheet of the preview */
    get: {
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "text/css": unknown;
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/questionnaire/progress/{userId}": {
    /** The answers saved so far; all null where there are none */
    get: {
      parameters: {
        query?: {
          service_id?: number;
          /** @description A draft of this person, or `new` to begin another matter of the same service. */
          draft_id?: string;
        };
        path: {
          userId: string;
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              service_id: number | null;
              answers: ({
                [key: string]: string | {
                    [key: string]: string;
                  }[];
              }) | null;
              completed: boolean | null;
              draft_id: string | null;
              revision: number | null;
              updated_at: string | null;
            };
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/questionnaire/resume": {
    /** Open the draft of a mailed link, once, under a new user_id */
    post: {
      requestBody: {
        content: {
          /**
           * @example {
           *   "token": "q0Jb1mS3mE0Zc9Yw7xQ2b5nV8kL4hT6rU1pD3fG5aHs"
           * }
           */
          "application/json": {
            token: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              user_id: string;
              draft_id: string;
              service_id: number;
            };
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/questionnaire/resume-link": {
    /** Mail a one-use link that opens this draft on another device */
    post: {
      requestBody: {
        content: {
          /**
           * @example {
           *   "user_id": "user_9fQ2mBv7Xw3KpL8sTz1RcA",
           *   "draft_id": "3f0c2f4e-7f0a-4a53-9a4f-1d2f0a6b9c11",
           *   "email": "ada@example.com"
           * }
           */
          "application/json": {
            user_id: string;
            draft_id: string;
            email: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        202: {
          content: {
            "application/json": {
              message: string;
            };
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/questionnaire/save": {
    /** Save answers; complete ones are checked */
    post: {
      requestBody: {
        content: {
          /**
           * @example {
           *   "user_id": "user_9fQ2mBv7Xw3KpL8sTz1RcA",
           *   "service_id": 1,
           *   "answers": {
           *     "state": "TX",
           *     "full_name": "Ada Marie Núñez"
           *   },
           *   "completed": false
           * }
           */
          "application/json": {
            user_id: string;
            service_id: number;
            answers: {
              [key: string]: unknown;
            };
            /** @description A draft of this person, or `new` to begin another matter of the same service. */
            draft_id?: string;
            revision?: number;
            completed: boolean;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              /** @enum {boolean} */
              saved: true;
              draft_id: string;
              revision: number;
              /** Format: date-time */
              updated_at: string;
              dropped: string[];
            };
          };
        };
        /** @description Default Response */
        409: {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
              answers: {
                [key: string]: string | {
                    [key: string]: string;
                  }[];
              };
              draft_id: string;
              revision: number;
            };
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/questionnaire/{service}": {
    /** The questions of a service, by id or slug */
    get: {
      parameters: {
        path: {
          /** @example simple-will */
          service: string;
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              service_id: number;
              service_title: string;
              duration: string;
              features: string[];
              states: "all" | string[];
              sections: {
                  id: string;
                  title: string;
                  intro?: string;
                }[];
              documents: {
                  id: string;
                  title: string;
                }[];
              questions: ({
                  id: string;
                  question: string;
                  /** @enum {unknown} */
                  type: "text" | "textarea" | "radio" | "select";
                  required: boolean;
                  options?: string[];
                  help?: string;
                  placeholder?: string;
                  example?: string;
                  /** @enum {unknown} */
                  format?: "date" | "email" | "phone" | "money" | "number" | "percent" | "zip" | "state" | "county";
                  /** @description `{question, is}`, `{question, in}`, `{not}`, `{all}` or `{any}`; the question is asked while it holds. */
                  show_if?: unknown;
                  default?: string;
                  unknown_allowed?: boolean;
                  max_length?: number;
                  min?: number;
                  max?: number;
                  section: string;
                  repeat?: {
                    min: number;
                    max: number;
                    item: string;
                    fields: ({
                        id: string;
                        question: string;
                        /** @enum {unknown} */
                        type: "text" | "textarea" | "radio" | "select";
                        required: boolean;
                        options?: string[];
                        help?: string;
                        placeholder?: string;
                        example?: string;
                        /** @enum {unknown} */
                        format?: "date" | "email" | "phone" | "money" | "number" | "percent" | "zip" | "state" | "county";
                        /** @description `{question, is}`, `{question, in}`, `{not}`, `{all}` or `{any}`; the question is asked while it holds. */
                        show_if?: unknown;
                        default?: string;
                        unknown_allowed?: boolean;
                        max_length?: number;
                        min?: number;
                        max?: number;
                      })[];
                  };
                })[];
            };
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/services": {
    /** All services on sale */
    get: {
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": ({
                id: number;
                slug: string;
                title: string;
                description: string;
                category: string;
                /** @description Dollars */
                price: number;
                duration: string;
                complexity: "Simple" | "Moderate" | "Complex";
                popular: boolean;
                /** @description The documents of the set, in order */
                features: string[];
                /** @description `all`, or the codes of the states it covers */
                states: "all" | string[];
                typical_fee: {
                  /** @description What a lawyer usually asks, in dollars */
                  usd: number;
                  /** @description Who says so */
                  source: string;
                } | null;
              })[];
          };
        };
        /** @description Not changed */
        304: {
          content: {
            "application/json": unknown;
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/services/{idOrSlug}": {
    /** One service, by number or slug */
    get: {
      parameters: {
        path: {
          /** @description A service's number or its slug */
          idOrSlug: string;
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              id: number;
              slug: string;
              title: string;
              description: string;
              category: string;
              /** @description Dollars */
              price: number;
              duration: string;
              complexity: "Simple" | "Moderate" | "Complex";
              popular: boolean;
              /** @description The documents of the set, in order */
              features: string[];
              /** @description `all`, or the codes of the states it covers */
              states: "all" | string[];
              typical_fee: {
                /** @description What a lawyer usually asks, in dollars */
                usd: number;
                /** @description Who says so */
                source: string;
              } | null;
            };
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/user/claim": {
    /** Bind a user_id to the account */
    post: {
      requestBody: {
        content: {
          /**
           * @example {
           *   "user_id": "user_9fQ2mBv7Xw3KpL8sTz1RcA"
           * }
           */
          "application/json": {
            user_id: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              /** @enum {boolean} */
              claimed: true;
            };
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/user/progress": {
    /** My documents */
    get: {
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": ({
                service_id: number;
                service_slug: string;
                service_name: string;
                description: string;
                status: "completed" | "paid" | "in_progress" | "started";
                /** Format: date-time */
                created_at: string;
                /** Format: date-time */
                updated_at: string;
                savings: number | null;
                step: string | null;
                draft_id: string | null;
                generation: ({
                  generation_id: string;
                  kind: "draft" | "final";
                  status: "queued" | "generating" | "ready" | "failed";
                }) | null;
              })[];
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
    /** Remember where the account stands in a service */
    post: {
      requestBody: {
        content: {
          /**
           * @example {
           *   "service_id": 1,
           *   "step": 3,
           *   "data": {}
           * }
           */
          "application/json": {
            service_id: number;
            step: number | string;
            data?: {
              [key: string]: unknown;
            };
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              /** @enum {boolean} */
              saved: true;
            };
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
  "/api/verify": {
    /** Whether we issued this very PDF */
    post: {
      requestBody: {
        content: {
          /**
           * @example {
           *   "sha256": "3a7bd3e2360a3d29eea436fcfb7e44c735d117c42d1c1835420b6b9942dd4f1b"
           * }
           */
          "application/json": {
            /** @description The PDF's checksum, in hexadecimal */
            sha256: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              issued: boolean;
              document: string | null;
              template_version: string | null;
              issued_on: string | null;
            };
          };
        };
        /** @description Default Response */
        "4XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Default Response */
        "5XX": {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
            };
          };
        };
      };
    };
  };
}

export type webhooks = Record<string, never>;

export interface components {
  schemas: {
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}

export type $defs = Record<string, never>;

export type external = Record<string, never>;

export type operations = Record<string, never>;
