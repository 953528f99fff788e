// Made by `npm run generate` from the OpenAPI documents of the services.


export interface paths {
  "/api/admin/add-ons": {
    /** Sold add-ons as tasks, newest first; `?format=csv` for a spreadsheet, without their history */
    get: {
      parameters: {
        query?: {
          limit?: number;
          /** @description From the `Link` header of the page before */
          cursor?: string;
          /** @description `csv`: a file for a spreadsheet */
          format?: "json" | "csv";
          /** @description `open`: requested or in progress */
          status?: "requested" | "in_progress" | "done" | "cancelled" | "open";
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": ({
                id: string;
                order_id: string;
                email: string;
                service_id: number;
                service_title: string;
                add_on: string;
                title: string;
                /** @description Dollars */
                amount: number;
                state: "requested" | "in_progress" | "done" | "cancelled";
                assignee: string | null;
                /** Format: date-time */
                ordered_at: string;
                /** Format: date-time */
                due_at: string;
                /** @description Still open after it was due */
                overdue: boolean;
                /** Format: date-time */
                updated_at: string;
                /** @description Oldest first */
                history: ({
                    /** Format: date-time */
                    at: string;
                    state: "requested" | "in_progress" | "done" | "cancelled";
                    assignee: string | null;
                    note: string | null;
                    by: string | null;
                  })[];
              })[];
            "text/csv": string;
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
  "/api/admin/add-ons/{id}": {
    /** Take a task a step on, note something or assign it */
    patch: {
      parameters: {
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          /**
           * @example {
           *   "state": "in_progress",
           *   "note": "Called the customer",
           *   "assignee": "agent@example.com"
           * }
           */
          "application/json": {
            state: "requested" | "in_progress" | "done";
            note?: string;
            assignee?: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              id: string;
              order_id: string;
              email: string;
              service_id: number;
              service_title: string;
              add_on: string;
              title: string;
              /** @description Dollars */
              amount: number;
              state: "requested" | "in_progress" | "done" | "cancelled";
              assignee: string | null;
              /** Format: date-time */
              ordered_at: string;
              /** Format: date-time */
              due_at: string;
              /** @description Still open after it was due */
              overdue: boolean;
              /** Format: date-time */
              updated_at: string;
              /** @description Oldest first */
              history: ({
                  /** Format: date-time */
                  at: string;
                  state: "requested" | "in_progress" | "done" | "cancelled";
                  assignee: string | null;
                  note: string | null;
                  by: string | null;
                })[];
            };
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
  "/api/admin/audit": {
    /** What staff did, newest first; `x-degraded` names services that did not answer */
    get: {
      parameters: {
        query?: {
          limit?: number;
          service?: "catalog" | "auth" | "checkout" | "documents" | "attorney" | "support-chat" | "notifications";
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": ({
                service: string;
                id: number;
                /** Format: date-time */
                at: string;
                account_id: string;
                email: string;
                action: string;
                subject: string | null;
                details: {
                  [key: string]: unknown;
                };
                request_id: string | null;
              })[];
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
  "/api/admin/chats": {
    /** Conversations handed over to people, newest first; `format=csv` answers text/csv without messages */
    get: {
      parameters: {
        query?: {
          limit?: number;
          /** @description From the `Link` header of the page before */
          cursor?: string;
          /** @description `csv`: a file for a spreadsheet */
          format?: "json" | "csv";
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": ({
                /** @description What the chat socket calls it */
                id: string;
                /** @description Its beginning: the rest is the secret of the visitor */
                session_id: string;
                /**
                 * @description `automated`: answers come from the articles and the catalogue. `waiting`: handed over, an agent is asked. `live`: an agent has joined. `offline`: handed over, nobody is there; specialists follow up by email. `closed`: ended
                 * @enum {unknown}
                 */
                state: "automated" | "waiting" | "live" | "offline" | "closed";
                agent: string | null;
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
            "text/csv": string;
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
        query?: {
          limit?: number;
          /** @description From the `Link` header of the page before */
          cursor?: string;
          /** @description `csv`: a file for a spreadsheet */
          format?: "json" | "csv";
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
            "text/csv": string;
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
        query?: {
          limit?: number;
          /** @description From the `Link` header of the page before */
          cursor?: string;
          /** @description `csv`: a file for a spreadsheet */
          format?: "json" | "csv";
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
            "text/csv": string;
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
        query?: {
          limit?: number;
          /** @description From the `Link` header of the page before */
          cursor?: string;
          /** @description `csv`: a file for a spreadsheet */
          format?: "json" | "csv";
          kind?: "final" | "draft";
          service_id?: number;
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
            "text/csv": string;
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
  "/api/admin/documents/waiting": {
    /** Paid orders that are refused for now, newest first */
    get: {
      parameters: {
        query?: {
          limit?: number;
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": ({
                order_id: string;
                /** @description The first eight characters, or Anonymous */
                user_id: string;
                service_id: number;
                service_title: string;
                /** @description What stands in the way, as it is asked; never the answer */
                question: string;
                possible_from: string | null;
                /** Format: date-time */
                began_at: string;
                told_at: string | null;
              })[];
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
  "/api/admin/emails": {
    /** Mails, newest first, without what they say; `?format=csv` for a spreadsheet */
    get: {
      parameters: {
        query?: {
          limit?: number;
          /** @description From the `Link` header of the page before */
          cursor?: string;
          /** @description `csv`: a file for a spreadsheet */
          format?: "json" | "csv";
          status?: "waiting" | "sent" | "unneeded" | "failed";
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": ({
                id: string;
                kind: string;
                /** @description What it is about: an order, a set of documents, an account */
                subject_id: string;
                recipient: string | null;
                status: "waiting" | "sent" | "unneeded" | "failed";
                attempts: number;
                error: string | null;
                /** Format: date-time */
                created_at: string;
                sent_at: string | null;
              })[];
            "text/csv": string;
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
  "/api/admin/emails/{id}/retry": {
    /** Try a mail that was given up once more */
    post: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        /** @description Default Response */
        202: {
          content: {
            "application/json": {
              id: string;
              kind: string;
              /** @description What it is about: an order, a set of documents, an account */
              subject_id: string;
              recipient: string | null;
              status: "waiting" | "sent" | "unneeded" | "failed";
              attempts: number;
              error: string | null;
              /** Format: date-time */
              created_at: string;
              sent_at: string | null;
            };
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
  "/api/admin/erasures": {
    /** Erase what a person without an account sent us; what was paid for stays */
    post: {
      requestBody: {
        content: {
          /**
           * @example {
           *   "email": "ada@example.com",
           *   "reason": "Asked for by e-mail"
           * }
           */
          "application/json": {
            email: string;
            /** @description For the audit; name nobody in it */
            reason: string;
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
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
  "/api/admin/events/dead": {
    /** Facts that a service gave up on, newest first; `x-degraded` names services that did not answer */
    get: {
      parameters: {
        query?: {
          limit?: number;
          service?: "catalog" | "auth" | "checkout" | "documents" | "attorney" | "support-chat" | "notifications";
          replayed?: boolean;
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": ({
                /** @enum {unknown} */
                service: "catalog" | "auth" | "checkout" | "documents" | "attorney" | "support-chat" | "notifications";
                id: number;
                /** @description `in`: the reader gave it up. `out`: the broker will not take it; it is still tried now and then */
                direction: "in" | "out";
                consumer: string;
                event_id: string | null;
                /** @description The fact that could not be acted upon */
                type: string;
                error: string;
                deliveries: number;
                /** Format: date-time */
                created_at: string;
                state: "waiting" | "replaying" | "replayed";
              })[];
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
  "/api/admin/events/dead/{service}/{id}/replay": {
    /** Have the reader that gave a fact up try it once more */
    post: {
      parameters: {
        path: {
          service: "catalog" | "auth" | "checkout" | "documents" | "attorney" | "support-chat" | "notifications";
          id: number;
        };
      };
      responses: {
        /** @description Default Response */
        202: {
          content: {
            "application/json": {
              id: number;
              /** @enum {string} */
              state: "replaying";
            };
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
  "/api/admin/promo-codes": {
    /** Promo codes with their uses, newest first */
    get: {
      parameters: {
        query?: {
          limit?: number;
          /** @description From the `Link` header of the page before */
          cursor?: string;
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": ({
                code: string;
                discount_percent: number;
                /** @description Customers read it */
                description: string;
                /** @description False: nobody can use it any more */
                active: boolean;
                expires_at: string | null;
                expired: boolean;
                max_uses: number | null;
                /** @description Orders that were paid with it */
                uses: number;
                /** @description Open checkouts that hold it */
                reserved: number;
                /** Format: date-time */
                created_at: string;
              })[];
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
    /** Add a promo code */
    post: {
      requestBody: {
        content: {
          /**
           * @example {
           *   "code": "SPRING25",
           *   "discount_percent": 25,
           *   "description": "25% off your first order",
           *   "expires_at": "2027-04-01T00:00:00.000Z",
           *   "max_uses": 100
           * }
           */
          "application/json": {
            /** @description Upper case letters, digits, - and _; 3 to 40 of them */
            code: string;
            discount_percent: number;
            /** @description Customers read it */
            description: string;
            /** @description False: nobody can use it any more */
            active?: boolean;
            /** Format: date-time */
            expires_at?: string;
            /** @description Orders it is good for */
            max_uses?: number;
          };
        };
      };
      responses: {
        /** @description Default Response */
        201: {
          content: {
            "application/json": {
              code: string;
              discount_percent: number;
              /** @description Customers read it */
              description: string;
              /** @description False: nobody can use it any more */
              active: boolean;
              expires_at: string | null;
              expired: boolean;
              max_uses: number | null;
              /** @description Orders that were paid with it */
              uses: number;
              /** @description Open checkouts that hold it */
              reserved: number;
              /** Format: date-time */
              created_at: string;
            };
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
  "/api/admin/promo-codes/{code}": {
    /** Change a promo code, let it expire, or take it out of use */
    patch: {
      parameters: {
        path: {
          /** @description Upper case letters, digits, - and _; 3 to 40 of them */
          code: string;
        };
      };
      requestBody: {
        content: {
          /**
           * @example {
           *   "active": false
           * }
           */
          "application/json": {
            discount_percent?: number;
            /** @description Customers read it */
            description?: string;
            /** @description False: nobody can use it any more */
            active?: boolean;
            /** @description `never` takes the expiry away */
            expires_at?: string | "never";
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              code: string;
              discount_percent: number;
              /** @description Customers read it */
              description: string;
              /** @description False: nobody can use it any more */
              active: boolean;
              expires_at: string | null;
              expired: boolean;
              max_uses: number | null;
              /** @description Orders that were paid with it */
              uses: number;
              /** @description Open checkouts that hold it */
              reserved: number;
              /** Format: date-time */
              created_at: string;
            };
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
  "/api/admin/queue": {
    /** What waits for the workers, and in each service */
    get: {
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              worker: ({
                final: {
                  queued: number;
                  generating: number;
                  oldest_seconds: number | null;
                };
                draft: {
                  queued: number;
                  generating: number;
                  oldest_seconds: number | null;
                };
                template: {
                  queued: number;
                  generating: number;
                  oldest_seconds: number | null;
                };
              }) | null;
              services: ({
                  service: string;
                  unpublished: number | null;
                  dead: number | null;
                })[];
              /** @description Services that did not answer */
              degraded?: string[];
            };
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
  "/api/admin/staff": {
    /** Members of staff, by e-mail address */
    get: {
      parameters: {
        query?: {
          limit?: number;
          /** @description From the `Link` header of the page before */
          cursor?: string;
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": ({
                id: string;
                email: string;
                first_name: string;
                last_name: string;
                role: "support" | "admin";
                /** Format: date-time */
                created_at: string;
                /** @description Whether two-step sign-in is on */
                second_factor: boolean;
                last_signed_in_at: string | null;
              })[];
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
    /** Make the owner of a confirmed address a member of staff; ends that person’s sessions */
    post: {
      requestBody: {
        content: {
          /**
           * @example {
           *   "email": "grace@example.com",
           *   "role": "support"
           * }
           */
          "application/json": {
            email: string;
            role: "support" | "admin";
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              id: string;
              email: string;
              first_name: string;
              last_name: string;
              role: "support" | "admin";
              /** Format: date-time */
              created_at: string;
              /** @description Whether two-step sign-in is on */
              second_factor: boolean;
              last_signed_in_at: string | null;
            };
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
  "/api/admin/staff/{id}": {
    /** Take a role away; ends that person’s sessions, the account stays a customer’s */
    delete: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        /** @description A customer from now on */
        204: {
          content: never;
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
    /** Give a member of staff another role; ends that person’s sessions */
    patch: {
      parameters: {
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          /**
           * @example {
           *   "role": "admin"
           * }
           */
          "application/json": {
            role: "support" | "admin";
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              id: string;
              email: string;
              first_name: string;
              last_name: string;
              role: "support" | "admin";
              /** Format: date-time */
              created_at: string;
              /** @description Whether two-step sign-in is on */
              second_factor: boolean;
              last_signed_in_at: string | null;
            };
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
  "/api/admin/stats": {
    /** Revenue, payments and documents; with `from` and `to` day by day too */
    get: {
      parameters: {
        query?: {
          /** @example 2026-11-21 */
          from?: string;
          /** @example 2026-11-21 */
          to?: string;
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              total_revenue: number | null;
              successful_payments: number | null;
              total_documents: number | null;
              conversion_rate: number | null;
              /** @description Day by day (UTC), where days were asked for */
              series?: ({
                  day: string;
                  started: number | null;
                  opened: number | null;
                  paid: number | null;
                  revenue: number | null;
                  documents: number | null;
                })[];
              /** @description Services that did not answer */
              degraded?: string[];
            };
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
  "/api/admin/support-hours": {
    /** The hours in which a chat may be handed to a person; always, until they are set */
    get: {
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              /** @description A name of the IANA time zone database */
              time_zone: string;
              weekly: {
                /** @description Open from `opens` until `closes`, which may be 24:00; in order, without overlap; empty: closed */
                monday: {
                    opens: string;
                    closes: string;
                  }[];
                /** @description Open from `opens` until `closes`, which may be 24:00; in order, without overlap; empty: closed */
                tuesday: {
                    opens: string;
                    closes: string;
                  }[];
                /** @description Open from `opens` until `closes`, which may be 24:00; in order, without overlap; empty: closed */
                wednesday: {
                    opens: string;
                    closes: string;
                  }[];
                /** @description Open from `opens` until `closes`, which may be 24:00; in order, without overlap; empty: closed */
                thursday: {
                    opens: string;
                    closes: string;
                  }[];
                /** @description Open from `opens` until `closes`, which may be 24:00; in order, without overlap; empty: closed */
                friday: {
                    opens: string;
                    closes: string;
                  }[];
                /** @description Open from `opens` until `closes`, which may be 24:00; in order, without overlap; empty: closed */
                saturday: {
                    opens: string;
                    closes: string;
                  }[];
                /** @description Open from `opens` until `closes`, which may be 24:00; in order, without overlap; empty: closed */
                sunday: {
                    opens: string;
                    closes: string;
                  }[];
              };
              /** @description Days on which nobody is there */
              holidays: string[];
              open_now: boolean;
              updated_at: string | null;
            };
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
    /** Set the hours in which a chat may be handed to a person */
    put: {
      requestBody: {
        content: {
          /**
           * @example {
           *   "time_zone": "America/New_York",
           *   "weekly": {
           *     "monday": [
           *       {
           *         "opens": "09:00",
           *         "closes": "18:00"
           *       }
           *     ],
           *     "tuesday": [
           *       {
           *         "opens": "09:00",
           *         "closes": "18:00"
           *       }
           *     ],
           *     "wednesday": [
           *       {
           *         "opens": "09:00",
           *         "closes": "18:00"
           *       }
           *     ],
           *     "thursday": [
           *       {
           *         "opens": "09:00",
           *         "closes": "18:00"
           *       }
           *     ],
           *     "friday": [
           *       {
           *         "opens": "09:00",
           *         "closes": "18:00"
           *       }
           *     ],
           *     "saturday": [],
           *     "sunday": []
           *   },
           *   "holidays": [
           *     "2026-12-25"
           *   ]
           * }
           */
          "application/json": {
            /** @description A name of the IANA time zone database */
            time_zone: string;
            weekly: {
              /** @description Open from `opens` until `closes`, which may be 24:00; in order, without overlap; empty: closed */
              monday: {
                  opens: string;
                  closes: string;
                }[];
              /** @description Open from `opens` until `closes`, which may be 24:00; in order, without overlap; empty: closed */
              tuesday: {
                  opens: string;
                  closes: string;
                }[];
              /** @description Open from `opens` until `closes`, which may be 24:00; in order, without overlap; empty: closed */
              wednesday: {
                  opens: string;
                  closes: string;
                }[];
              /** @description Open from `opens` until `closes`, which may be 24:00; in order, without overlap; empty: closed */
              thursday: {
                  opens: string;
                  closes: string;
                }[];
              /** @description Open from `opens` until `closes`, which may be 24:00; in order, without overlap; empty: closed */
              friday: {
                  opens: string;
                  closes: string;
                }[];
              /** @description Open from `opens` until `closes`, which may be 24:00; in order, without overlap; empty: closed */
              saturday: {
                  opens: string;
                  closes: string;
                }[];
              /** @description Open from `opens` until `closes`, which may be 24:00; in order, without overlap; empty: closed */
              sunday: {
                  opens: string;
                  closes: string;
                }[];
            };
            /** @description Days on which nobody is there */
            holidays: string[];
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              /** @description A name of the IANA time zone database */
              time_zone: string;
              weekly: {
                /** @description Open from `opens` until `closes`, which may be 24:00; in order, without overlap; empty: closed */
                monday: {
                    opens: string;
                    closes: string;
                  }[];
                /** @description Open from `opens` until `closes`, which may be 24:00; in order, without overlap; empty: closed */
                tuesday: {
                    opens: string;
                    closes: string;
                  }[];
                /** @description Open from `opens` until `closes`, which may be 24:00; in order, without overlap; empty: closed */
                wednesday: {
                    opens: string;
                    closes: string;
                  }[];
                /** @description Open from `opens` until `closes`, which may be 24:00; in order, without overlap; empty: closed */
                thursday: {
                    opens: string;
                    closes: string;
                  }[];
                /** @description Open from `opens` until `closes`, which may be 24:00; in order, without overlap; empty: closed */
                friday: {
                    opens: string;
                    closes: string;
                  }[];
                /** @description Open from `opens` until `closes`, which may be 24:00; in order, without overlap; empty: closed */
                saturday: {
                    opens: string;
                    closes: string;
                  }[];
                /** @description Open from `opens` until `closes`, which may be 24:00; in order, without overlap; empty: closed */
                sunday: {
                    opens: string;
                    closes: string;
                  }[];
              };
              /** @description Days on which nobody is there */
              holidays: string[];
              open_now: boolean;
              updated_at: string | null;
            };
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
  "/api/admin/transactions": {
    /** Orders and payments, newest first, amounts in dollars; `format=csv` for a spreadsheet */
    get: {
      parameters: {
        query?: {
          limit?: number;
          /** @description From the `Link` header of the page before */
          cursor?: string;
          /** @description `csv`: a file for a spreadsheet */
          format?: "json" | "csv";
          /** @description `review`: another amount was paid than asked for. `waiting`: paid, and its papers would be untrue for now. `refunded`: in full or in part */
          status?: "open" | "paid" | "expired" | "review" | "waiting" | "refunded";
          /** @description Part of an e-mail address, service title, promo code, session or order */
          q?: string;
          /** @description First day, UTC: `2026-11-01` */
          from?: string;
          /** @description Last day, UTC */
          to?: string;
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": ({
                /** @description The order */
                id: string;
                session_id: string | null;
                email: string | null;
                service_id: number;
                metadata: {
                  service_title: string;
                };
                state: string | null;
                /** @description Of the service */
                list_price: number;
                /** @description Off the service */
                discount: number;
                promo_code: string | null;
                add_ons: {
                    id: string;
                    title: string;
                    price: number;
                  }[];
                /** @description What the customer was asked to pay, in dollars */
                amount: number;
                /** @description What was given back, in dollars */
                refunded: number;
                currency: string;
                /** @description `review`: another amount was paid than asked for. `waiting`: paid, and its papers would be untrue for now. `refunded`: in full or in part */
                payment_status: "open" | "paid" | "expired" | "review" | "waiting" | "refunded";
                waiting: ({
                  /** @description What stands in the way, as it is asked; never the answer */
                  question: string;
                  possible_from: string | null;
                  /** Format: date-time */
                  since: string;
                }) | null;
                /** Format: date-time */
                created_at: string;
                paid_at: string | null;
                refunded_at: string | null;
              })[];
            "text/csv": string;
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
  "/api/admin/transactions/{id}/refund": {
    /** Give money back and close the order; 202 while the payment provider does not answer */
    post: {
      parameters: {
        header?: {
          /** @description Random, 16 to 255 characters. The same key gives money back once and answers with the same refund; without one, a repeat is told what was refunded (409) once the first is through. */
          "idempotency-key"?: string;
        };
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          /**
           * @example {
           *   "amount": 44.1,
           *   "reason": "Asked for by the customer on the phone"
           * }
           */
          "application/json": {
            /** @description Dollars, whole cents; without it the quote */
            amount?: number;
            /** @description Needed for more than the quote; staff alone read it */
            reason?: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              id: string;
              order_id: string;
              /** @description Dollars */
              amount: number;
              reason: string | null;
              /** @description `pending`: noted here, not yet confirmed by the payment provider; we go on asking. `failed`: refused, or come back later; the customer has not got it */
              status: "pending" | "done" | "failed";
              /** Format: date-time */
              created_at: string;
            };
          };
        };
        /** @description Default Response */
        202: {
          content: {
            "application/json": {
              id: string;
              order_id: string;
              /** @description Dollars */
              amount: number;
              reason: string | null;
              /** @description `pending`: noted here, not yet confirmed by the payment provider; we go on asking. `failed`: refused, or come back later; the customer has not got it */
              status: "pending" | "done" | "failed";
              /** Format: date-time */
              created_at: string;
            };
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
  "/api/admin/transactions/{id}/refund-quote": {
    /** What an order gives back by the refund table today */
    get: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              order_id: string;
              currency: string;
              paid: number;
              /** @description Given back or on its way */
              refunded: number;
              /** @description Due by the table today, less what was given back */
              quote: number;
              /** @description Paid less refunded: more is never possible */
              most: number;
              /** @description Of the required questions; 1 once documents exist */
              progress: number;
              documents_made: boolean;
              /** @description Paid, and its papers would be untrue for now: everything comes back, whenever */
              waiting: boolean;
              /** @description The 30-day money-back guarantee, beside the table: the greater of the two holds */
              guarantee: {
                /** @description `all`: no set was made, so everything comes back. `with-reason`: a set was made; where a court or office refused a paper, staff may give everything and say why. `over`: 30 days have passed */
                verdict: "all" | "with-reason" | "over";
                /** @description Dollars, less what was given back */
                amount: number;
                until: string | null;
              };
              lines: {
                  /** @description `service`, or the id of an add-on */
                  id: string;
                  title: string;
                  /** @description Dollars; a discount is taken off already */
                  paid: number;
                  percent: number;
                  /** @description Dollars */
                  amount: number;
                  /** @description The rule that decided, for staff to read */
                  why: string;
                }[];
              refunds: ({
                  id: string;
                  order_id: string;
                  /** @description Dollars */
                  amount: number;
                  reason: string | null;
                  /** @description `pending`: noted here, not yet confirmed by the payment provider; we go on asking. `failed`: refused, or come back later; the customer has not got it */
                  status: "pending" | "done" | "failed";
                  /** Format: date-time */
                  created_at: string;
                })[];
            };
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
    /** Enterprise trials, newest first; `?format=csv` for a spreadsheet */
    get: {
      parameters: {
        query?: {
          limit?: number;
          /** @description From the `Link` header of the page before */
          cursor?: string;
          /** @description `csv`: a file for a spreadsheet */
          format?: "json" | "csv";
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
            "text/csv": string;
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
            /** @description A secret of this browser, at least 128 random bits: it always gets a try once it has signed in */
            device?: string;
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
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
              /** @description Like the three below, of the address once it is verified */
              trials: {
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
              /** @description Sent by the contact form */
              messages: {
                  [key: string]: unknown;
                }[];
              demo_requests: {
                  [key: string]: unknown;
                }[];
              /** @description Conversations, with what was said */
              chats: {
                  [key: string]: unknown;
                }[];
            };
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
    /** Sign in; 401 `totp-required` where the account asks for a code as well */
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
            /** @description A secret of this browser, at least 128 random bits: it always gets a try once it has signed in */
            device?: string;
            /** @description Six digits of the authenticator app; each works once */
            totp?: string;
            /** @description Instead of `totp`; each works once */
            recovery_code?: string;
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
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
          content: never;
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
          content: never;
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
          content: never;
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
            /** @description A secret of this browser, at least 128 random bits: it always gets a try once it has signed in */
            device?: string;
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
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
            /** @description A secret of this browser, at least 128 random bits: it always gets a try once it has signed in */
            device?: string;
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
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
  "/api/auth/second-factor": {
    /** Whether two-step sign-in is on; for staff */
    get: {
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              enabled: boolean;
              enabled_at: string | null;
              recovery_codes_left: number;
              /** @description Staff pages open to nobody without one */
              required: boolean;
            };
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
    /** Make a secret for an authenticator app; counts once a code confirms it */
    post: {
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
        /** @description Default Response */
        201: {
          content: {
            "application/json": {
              /** @description Base32, to type into the app */
              secret: string;
              /** @description The same as an address, for a QR code */
              uri: string;
            };
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
    /** Turn two-step sign-in off, for password and code */
    delete: {
      requestBody: {
        content: {
          /**
           * @example {
           *   "password": "four quiet green bicycles",
           *   "totp": "123456"
           * }
           */
          "application/json": {
            password: string;
            /** @description Six digits of the authenticator app; each works once */
            totp?: string;
            /** @description Instead of `totp`; each works once */
            recovery_code?: string;
          };
        };
      };
      responses: {
        /** @description Off */
        204: {
          content: never;
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
  "/api/auth/second-factor/confirm": {
    /** Turn two-step sign-in on with the first code; ends all other sessions */
    post: {
      requestBody: {
        content: {
          /**
           * @example {
           *   "totp": "123456"
           * }
           */
          "application/json": {
            /** @description Six digits of the authenticator app; each works once */
            totp: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              /** @description Shown this once */
              recovery_codes: string[];
            };
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
  "/api/auth/second-factor/recovery-codes": {
    /** Ten new recovery codes, for password and code; the old ones work no more */
    post: {
      requestBody: {
        content: {
          /**
           * @example {
           *   "password": "four quiet green bicycles",
           *   "totp": "123456"
           * }
           */
          "application/json": {
            password: string;
            /** @description Six digits of the authenticator app; each works once */
            totp?: string;
            /** @description Instead of `totp`; each works once */
            recovery_code?: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              /** @description Shown this once */
              recovery_codes: string[];
            };
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
        query?: {
          limit?: number;
          /** @description From the `Link` header of the page before */
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
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
          content: never;
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
        /** @description Something is missing or wrong; or the papers would be untrue today: `not-yet` or `refused` */
        422: {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
              possible_from?: string | null;
            };
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
              /** @description `refunded`: it was paid, and given back in full or in part */
              payment_status: "paid" | "unpaid" | "refunded";
              amount_total: number;
              currency: string;
              /** @description What makes up the amount; a discount is negative */
              lines: {
                  title: string;
                  amount_cents: number;
                }[];
              paid_at: string | null;
              metadata: {
                service_id: number;
                service_title: string;
                state: string | null;
              };
            };
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
            "application/pdf": string;
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
            "text/event-stream": string;
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
  "/api/documents/{generationId}/filing": {
    /** What to do with a set of documents, step by step */
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
                title: string;
                text: string;
                points: string[];
              }[];
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
            "application/pdf": string;
            "application/zip": string;
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
            "application/pdf": string;
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
  "/api/enterprise-demo-video": {
    /** A short film of the product's own demonstration */
    get: {
      responses: {
        /** @description MP4, H.264, 1280 × 720 */
        200: {
          content: {
            "video/mp4": string;
          };
        };
        /** @description MP4, H.264, 1280 × 720 */
        206: {
          content: {
            "video/mp4": string;
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
        /** @description Another window saved meanwhile: its answers */
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
        /** @description Wrong answers with their fields; or papers that would be untrue: `not-yet` with the day from which they are true, `refused` without one. Those answers are saved, and a paid order waits */
        422: {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
              possible_from?: string | null;
              draft_id?: string;
              revision?: number;
            };
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
        /** @description Not changed */
        304: {
          content: never;
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
  "/api/investment/forms/{type}": {
    /** The forms that a kind of investment needs */
    get: {
      parameters: {
        path: {
          /** @example safe */
          type: "safe" | "series_a" | "convertible" | "ma";
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              description: string;
              total_forms: number;
              estimated_time: string;
              /** @description What lawyers typically ask for the same, in dollars */
              legal_fees_saved: string;
              forms: ({
                  name: string;
                  complexity: "Simple" | "Moderate" | "Complex";
                  /** @description As printed with usual answers */
                  pages: number;
                })[];
            };
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
  "/api/investment/get-started": {
    /** The service that prepares a kind of investment */
    post: {
      requestBody: {
        content: {
          /**
           * @example {
           *   "service_type": "safe",
           *   "user_email": "ada@example.com"
           * }
           */
          "application/json": {
            service_type: "safe" | "series_a" | "convertible" | "ma";
            user_email?: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              message: string;
              service: {
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
                /** @description The papers of the set, in order, in whatever state */
                documents: {
                    id: string;
                    title: string;
                    /** @description False where answers, or the state while none is named, still decide */
                    certain: boolean;
                  }[];
                /** @description Not sold at the moment: at all, or in the state that was asked about */
                off_sale: boolean;
                off_sale_sentence: string | null;
                /** @description Where it is not sold at the moment, though its documents cover the state */
                off_sale_states: {
                    state: string;
                    sentence: string;
                  }[];
              };
            };
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
  "/api/places/counties/{state}": {
    /** The counties of a state, with parishes, boroughs and independent cities (data: GeoNames, CC BY 4.0) */
    get: {
      parameters: {
        path: {
          state: string;
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              state: string;
              counties: string[];
            };
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
  "/api/places/zip/{zip}": {
    /** The post office and county of a ZIP code (data: GeoNames, CC BY 4.0) */
    get: {
      parameters: {
        path: {
          /** @example 78664 */
          zip: string;
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              zip: string;
              /** @description Of the post office */
              city: string;
              state: string;
              /** @description Its name alone, or an independent city: "City of Norfolk"; null where it can be one of several */
              county: string | null;
            };
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
            user_id?: string;
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
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
  "/api/questionnaire/confirm": {
    /** Confirm that the answers of a waiting, paid matter are still true, now that its day has come: its set is made */
    post: {
      requestBody: {
        content: {
          /**
           * @example {
           *   "user_id": "user_9fQ2mBv7Xw3KpL8sTz1RcA",
           *   "draft_id": "3f0c2f4e-7f0a-4a53-9a4f-1d2f0a6b9c11",
           *   "still_true": true
           * }
           */
          "application/json": {
            user_id: string;
            draft_id: string;
            /**
             * @description The customer says that the saved answers are still true today
             * @enum {boolean}
             */
            still_true: true;
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
        /** @description Wrong answers with their fields; or papers that would be untrue: `not-yet` with the day from which they are true, `refused` without one. Those answers are saved, and a paid order waits */
        422: {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
              possible_from?: string | null;
              draft_id?: string;
              revision?: number;
            };
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
                /** @description Paid, and refused so far: nothing is made until it is confirmed or changed */
                waiting: boolean;
                refusal: ({
                  /** @description The id of the question that stands in the way */
                  question: string;
                  message: string;
                  possible_from: string | null;
                }) | null;
                generation: ({
                  generation_id: string;
                  kind: "draft" | "final";
                  status: "queued" | "generating" | "ready" | "failed";
                }) | null;
              })[];
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
            "font/woff2": string;
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
            "text/html": string;
          };
        };
        /** @description Wrong answers with their fields; or papers that would be untrue: `not-yet` with the day from which they are true, `refused` without one. Those answers are saved, and a paid order waits */
        422: {
          content: {
            "application/json": {
              detail: string;
              code: string;
              errors?: {
                  field: string;
                  message: string;
                }[];
              possible_from?: string | null;
              draft_id?: string;
              revision?: number;
            };
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
            "text/css": string;
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
              form_changed: boolean | null;
            };
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
              /** @description Answers to questions that are hidden */
              dropped: string[];
            };
          };
        };
        /** @description Another window saved meanwhile: its answers */
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
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
        query?: {
          state?: string;
        };
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
              /** @description Where its days are counted */
              time_zone: string;
              sections: ({
                  id: string;
                  title: string;
                  intro?: string | (({
                      /**
                       * PlainCondition
                       * @description About answers alone: `{question, is | in | answered | at_least_ago | less_than_ago | after | before | age_under | age_least | more_than | at_most | ends_with | outside}`, `{sum | count, more_than | at_most | is_about}`, `{any_entry | every_entry, where}`, `{not}`, `{all}` or `{any}`
                       */
                      show_if?: import('@formwright/interview/condition').PlainCondition;
                      text: string;
                    })[]);
                })[];
              /** @description The papers of the state asked for, or of all states */
              documents: ({
                  id: string;
                  title: string;
                  /** @description False where answers, or the state, still decide */
                  certain: boolean;
                  /**
                   * PlainCondition
                   * @description About answers alone: `{question, is | in | answered | at_least_ago | less_than_ago | after | before | age_under | age_least | more_than | at_most | ends_with | outside}`, `{sum | count, more_than | at_most | is_about}`, `{any_entry | every_entry, where}`, `{not}`, `{all}` or `{any}`
                   */
                  show_if?: import('@formwright/interview/condition').PlainCondition;
                })[];
              /** @description What that state alone refuses */
              refusals: {
                  question: string;
                  message: string;
                }[];
              questions: ({
                  id: string;
                  question: string;
                  /** @enum {unknown} */
                  type: "text" | "textarea" | "radio" | "select";
                  required: boolean;
                  options?: string[];
                  help?: string | (({
                      /**
                       * PlainCondition
                       * @description About answers alone: `{question, is | in | answered | at_least_ago | less_than_ago | after | before | age_under | age_least | more_than | at_most | ends_with | outside}`, `{sum | count, more_than | at_most | is_about}`, `{any_entry | every_entry, where}`, `{not}`, `{all}` or `{any}`
                       */
                      show_if?: import('@formwright/interview/condition').PlainCondition;
                      text: string;
                    })[]);
                  placeholder?: string;
                  example?: string;
                  /** @enum {unknown} */
                  format?: "date" | "birth_date" | "name" | "company" | "address" | "place" | "email" | "phone" | "money" | "number" | "percent" | "zip" | "state" | "county";
                  /**
                   * PlainCondition
                   * @description About answers alone: `{question, is | in | answered | at_least_ago | less_than_ago | after | before | age_under | age_least | more_than | at_most | ends_with | outside}`, `{sum | count, more_than | at_most | is_about}`, `{any_entry | every_entry, where}`, `{not}`, `{all}` or `{any}`
                   */
                  show_if?: import('@formwright/interview/condition').PlainCondition;
                  default?: string;
                  unknown_allowed?: boolean;
                  max_length?: number;
                  min?: number;
                  max?: number;
                  /** @description For an address or a place: also outside the United States */
                  abroad?: boolean;
                  /** @description The browser's autofill name */
                  autocomplete?: string;
                  /** @description Options that end the matter, and what is said then */
                  refuse?: {
                    [key: string]: string;
                  };
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
                        help?: string | (({
                            /**
                             * PlainCondition
                             * @description About answers alone: `{question, is | in | answered | at_least_ago | less_than_ago | after | before | age_under | age_least | more_than | at_most | ends_with | outside}`, `{sum | count, more_than | at_most | is_about}`, `{any_entry | every_entry, where}`, `{not}`, `{all}` or `{any}`
                             */
                            show_if?: import('@formwright/interview/condition').PlainCondition;
                            text: string;
                          })[]);
                        placeholder?: string;
                        example?: string;
                        /** @enum {unknown} */
                        format?: "date" | "birth_date" | "name" | "company" | "address" | "place" | "email" | "phone" | "money" | "number" | "percent" | "zip" | "state" | "county";
                        /**
                         * PlainCondition
                         * @description About answers alone: `{question, is | in | answered | at_least_ago | less_than_ago | after | before | age_under | age_least | more_than | at_most | ends_with | outside}`, `{sum | count, more_than | at_most | is_about}`, `{any_entry | every_entry, where}`, `{not}`, `{all}` or `{any}`
                         */
                        show_if?: import('@formwright/interview/condition').PlainCondition;
                        default?: string;
                        unknown_allowed?: boolean;
                        max_length?: number;
                        min?: number;
                        max?: number;
                        /** @description For an address or a place: also outside the United States */
                        abroad?: boolean;
                        /** @description The browser's autofill name */
                        autocomplete?: string;
                        /** @description Options that end the matter, and what is said then */
                        refuse?: {
                          [key: string]: string;
                        };
                      })[];
                  };
                })[];
              formats: {
                date: {
                  /** @description A regular expression with the `u` flag; the whole answer matches it */
                  pattern: string;
                  /** @description What is said when it does not; an example follows */
                  message: string;
                  /** @description A good answer, as it travels */
                  example: string;
                };
                birth_date: {
                  /** @description A regular expression with the `u` flag; the whole answer matches it */
                  pattern: string;
                  /** @description What is said when it does not; an example follows */
                  message: string;
                  /** @description A good answer, as it travels */
                  example: string;
                };
                name: {
                  /** @description A regular expression with the `u` flag; the whole answer matches it */
                  pattern: string;
                  /** @description What is said when it does not; an example follows */
                  message: string;
                  /** @description A good answer, as it travels */
                  example: string;
                };
                company: {
                  /** @description A regular expression with the `u` flag; the whole answer matches it */
                  pattern: string;
                  /** @description What is said when it does not; an example follows */
                  message: string;
                  /** @description A good answer, as it travels */
                  example: string;
                };
                address: {
                  /** @description A regular expression with the `u` flag; the whole answer matches it */
                  pattern: string;
                  /** @description What is said when it does not; an example follows */
                  message: string;
                  /** @description A good answer, as it travels */
                  example: string;
                };
                place: {
                  /** @description A regular expression with the `u` flag; the whole answer matches it */
                  pattern: string;
                  /** @description What is said when it does not; an example follows */
                  message: string;
                  /** @description A good answer, as it travels */
                  example: string;
                };
                email: {
                  /** @description A regular expression with the `u` flag; the whole answer matches it */
                  pattern: string;
                  /** @description What is said when it does not; an example follows */
                  message: string;
                  /** @description A good answer, as it travels */
                  example: string;
                };
                phone: {
                  /** @description A regular expression with the `u` flag; the whole answer matches it */
                  pattern: string;
                  /** @description What is said when it does not; an example follows */
                  message: string;
                  /** @description A good answer, as it travels */
                  example: string;
                };
                money: {
                  /** @description A regular expression with the `u` flag; the whole answer matches it */
                  pattern: string;
                  /** @description What is said when it does not; an example follows */
                  message: string;
                  /** @description A good answer, as it travels */
                  example: string;
                };
                number: {
                  /** @description A regular expression with the `u` flag; the whole answer matches it */
                  pattern: string;
                  /** @description What is said when it does not; an example follows */
                  message: string;
                  /** @description A good answer, as it travels */
                  example: string;
                };
                percent: {
                  /** @description A regular expression with the `u` flag; the whole answer matches it */
                  pattern: string;
                  /** @description What is said when it does not; an example follows */
                  message: string;
                  /** @description A good answer, as it travels */
                  example: string;
                };
                zip: {
                  /** @description A regular expression with the `u` flag; the whole answer matches it */
                  pattern: string;
                  /** @description What is said when it does not; an example follows */
                  message: string;
                  /** @description A good answer, as it travels */
                  example: string;
                };
                state: {
                  /** @description A regular expression with the `u` flag; the whole answer matches it */
                  pattern: string;
                  /** @description What is said when it does not; an example follows */
                  message: string;
                  /** @description A good answer, as it travels */
                  example: string;
                };
                county: {
                  /** @description A regular expression with the `u` flag; the whole answer matches it */
                  pattern: string;
                  /** @description What is said when it does not; an example follows */
                  message: string;
                  /** @description A good answer, as it travels */
                  example: string;
                };
              };
              /** @description `{n}` is the bound, `{item}` what an entry of the list is called */
              complaints: {
                missing: string;
                not_open: string;
                no_option: string;
                too_long: string;
                one_line: string;
                at_least: string;
                at_most: string;
                too_few: string;
              };
              checks: ({
                  list: string;
                  field?: string;
                  sum?: number;
                  least?: number;
                  most?: number;
                  /**
                   * PlainCondition
                   * @description About answers alone: `{question, is | in | answered | at_least_ago | less_than_ago | after | before | age_under | age_least | more_than | at_most | ends_with | outside}`, `{sum | count, more_than | at_most | is_about}`, `{any_entry | every_entry, where}`, `{not}`, `{all}` or `{any}`
                   */
                  show_if?: import('@formwright/interview/condition').PlainCondition;
                  message: string;
                })[];
              refuse_when: ({
                  id: string;
                  /**
                   * PlainCondition
                   * @description About answers alone: `{question, is | in | answered | at_least_ago | less_than_ago | after | before | age_under | age_least | more_than | at_most | ends_with | outside}`, `{sum | count, more_than | at_most | is_about}`, `{any_entry | every_entry, where}`, `{not}`, `{all}` or `{any}`
                   */
                  when: import('@formwright/interview/condition').PlainCondition;
                  /** @description The question at which the sentence stands */
                  ask: string;
                  /** @description `{possible_from}` is the first day on which the rule no longer holds */
                  message: string;
                })[];
              people: {
                [key: string]: {
                  /** @description The question, or the field of `list`, that holds the name */
                  name: string;
                  list?: string;
                  relation?: string;
                  place?: string;
                  born?: string;
                  not?: string[];
                  adult?: boolean;
                  /**
                   * PlainCondition
                   * @description About answers alone: `{question, is | in | answered | at_least_ago | less_than_ago | after | before | age_under | age_least | more_than | at_most | ends_with | outside}`, `{sum | count, more_than | at_most | is_about}`, `{any_entry | every_entry, where}`, `{not}`, `{all}` or `{any}`
                   */
                  show_if?: import('@formwright/interview/condition').PlainCondition;
                };
              };
              second_look: ({
                  /** @description Dates that should follow each other */
                  order?: string[];
                  /** @description A date that should not lie ahead */
                  past?: string;
                  /** @description Names that should be of different people */
                  different?: string[];
                  /** @description A name that should not be of somebody born less than 18 years ago */
                  adult?: string;
                  /** @description With `adult`: the field that names people */
                  name?: string;
                  /** @description With `adult`: the field with their date of birth */
                  born?: string;
                  /**
                   * PlainCondition
                   * @description About answers alone: `{question, is | in | answered | at_least_ago | less_than_ago | after | before | age_under | age_least | more_than | at_most | ends_with | outside}`, `{sum | count, more_than | at_most | is_about}`, `{any_entry | every_entry, where}`, `{not}`, `{all}` or `{any}`
                   */
                  show_if?: import('@formwright/interview/condition').PlainCondition;
                  message: string;
                })[];
              glossary: {
                  term: string;
                  meaning: string;
                }[];
            };
          };
        };
        /** @description Not changed */
        304: {
          content: never;
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
  "/api/questionnaire/{service}/state-fee/{state}": {
    /** What the state itself asks for the filing, in dollars: not part of our price */
    get: {
      parameters: {
        path: {
          /** @example llc-formation */
          service: string;
          /** @example TX */
          state: string;
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              state_name: string;
              fee_usd: number | null;
              /** @description Month of the research */
              as_of: string;
            };
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
    /** All services, each with whether it is on sale */
    get: {
      parameters: {
        query?: {
          state?: string;
        };
      };
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
                /** @description The papers of the set, in order, in whatever state */
                documents: {
                    id: string;
                    title: string;
                    /** @description False where answers, or the state while none is named, still decide */
                    certain: boolean;
                  }[];
                /** @description Not sold at the moment: at all, or in the state that was asked about */
                off_sale: boolean;
                off_sale_sentence: string | null;
                /** @description Where it is not sold at the moment, though its documents cover the state */
                off_sale_states: {
                    state: string;
                    sentence: string;
                  }[];
              })[];
          };
        };
        /** @description Not changed */
        304: {
          content: never;
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
    /** One service, by number or slug; with a state, the papers of that state */
    get: {
      parameters: {
        query?: {
          state?: string;
        };
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
              /** @description The papers of the set, in order, in whatever state */
              documents: {
                  id: string;
                  title: string;
                  /** @description False where answers, or the state while none is named, still decide */
                  certain: boolean;
                }[];
              /** @description Not sold at the moment: at all, or in the state that was asked about */
              off_sale: boolean;
              off_sale_sentence: string | null;
              /** @description Where it is not sold at the moment, though its documents cover the state */
              off_sale_states: {
                  state: string;
                  sentence: string;
                }[];
              /** @description Why the state named gets no papers */
              refusals: {
                  question: string;
                  message: string;
                }[];
            };
          };
        };
        /** @description Not changed */
        304: {
          content: never;
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
  "/api/support-chat/socket": {
    /** Opens the socket of the chat; without an upgrade it says whether a person is there */
    get: {
      responses: {
        /** @description The socket is open. Not a body: the messages that travel on it, each a JSON text frame of its own */
        101: {
          content: {
            "application/json": {
              from_visitor: {
                /** @enum {string} */
                type: "hello";
                chat_id: string;
                /** @description Replay lines after this seq */
                after?: number;
              } | {
                /** @enum {string} */
                type: "message";
                client_id: string;
                content: string;
              } | {
                /** @enum {string} */
                type: "hand-off";
              } | {
                /** @enum {string} */
                type: "typing";
                on: boolean;
              } | {
                /** @enum {string} */
                type: "contact";
                email: string;
                message?: string;
              } | {
                /** @enum {string} */
                type: "transcript";
                email?: string;
              } | {
                /** @enum {string} */
                type: "close";
              } | {
                /** @enum {string} */
                type: "ping";
              };
              to_visitor: ({
                /** @enum {string} */
                type: "welcome";
                /**
                 * @description `automated`: answers come from the articles and the catalogue. `waiting`: handed over, an agent is asked. `live`: an agent has joined. `offline`: handed over, nobody is there; specialists follow up by email. `closed`: ended
                 * @enum {unknown}
                 */
                state: "automated" | "waiting" | "live" | "offline" | "closed";
                agent: {
                  name: string;
                } | null;
                email_known: boolean;
                /** @description A person could take over now */
                agents_present: boolean;
                /** @description What was said so far, after `after` */
                messages: ({
                    id: string;
                    /** @description Its place in the conversation; orders the lines and is the cursor */
                    seq: number;
                    /** @enum {unknown} */
                    type: "user" | "support";
                    /**
                     * @description Why the line was said: the screen chooses its delay by it
                     * @enum {unknown}
                     */
                    kind: "text" | "greeting" | "answer" | "unknown" | "transfer" | "joined" | "offline" | "contact-kept" | "left" | "closed";
                    /** @description Plain text; an empty line parts paragraphs */
                    content: string;
                    /** @description Who speaks for us: `AI Support` or a person; empty for the visitor */
                    agent: string;
                    /** @description No person wrote it */
                    automated: boolean;
                    /** @description A person of ours wrote it */
                    is_specialist: boolean;
                    links: {
                        label: string;
                        /** @description A path on this site */
                        href: string;
                      }[];
                    /** Format: date-time */
                    timestamp: string;
                    client_id: string | null;
                  })[];
              }) | ({
                /** @enum {string} */
                type: "message";
                message: {
                  id: string;
                  /** @description Its place in the conversation; orders the lines and is the cursor */
                  seq: number;
                  /** @enum {unknown} */
                  type: "user" | "support";
                  /**
                   * @description Why the line was said: the screen chooses its delay by it
                   * @enum {unknown}
                   */
                  kind: "text" | "greeting" | "answer" | "unknown" | "transfer" | "joined" | "offline" | "contact-kept" | "left" | "closed";
                  /** @description Plain text; an empty line parts paragraphs */
                  content: string;
                  /** @description Who speaks for us: `AI Support` or a person; empty for the visitor */
                  agent: string;
                  /** @description No person wrote it */
                  automated: boolean;
                  /** @description A person of ours wrote it */
                  is_specialist: boolean;
                  links: {
                      label: string;
                      /** @description A path on this site */
                      href: string;
                    }[];
                  /** Format: date-time */
                  timestamp: string;
                  client_id: string | null;
                };
              }) | ({
                /** @enum {string} */
                type: "state";
                /**
                 * @description `automated`: answers come from the articles and the catalogue. `waiting`: handed over, an agent is asked. `live`: an agent has joined. `offline`: handed over, nobody is there; specialists follow up by email. `closed`: ended
                 * @enum {unknown}
                 */
                state: "automated" | "waiting" | "live" | "offline" | "closed";
                agent: {
                  name: string;
                } | null;
                email_known: boolean;
              }) | {
                /** @enum {string} */
                type: "typing";
                on: boolean;
              } | {
                /** @enum {string} */
                type: "transcript";
                email: string;
              } | {
                /** @enum {string} */
                type: "error";
                detail: string;
                code: string;
                errors?: {
                    field: string;
                    message: string;
                  }[];
                /** @description Of the message that was refused */
                client_id?: string;
                /** @description Of the message that was refused; agents alone */
                chat?: string;
                /** @description Seconds */
                retry_after?: number;
              } | {
                /** @enum {string} */
                type: "pong";
              };
              from_agent: {
                /** @enum {string} */
                type: "hello";
                /** @description The authToken; roles support and admin */
                token: string;
                name?: string;
              } | {
                /** @enum {string} */
                type: "claim";
                chat: string;
              } | {
                /** @enum {string} */
                type: "open";
                chat: string;
              } | {
                /** @enum {string} */
                type: "message";
                chat: string;
                client_id: string;
                content: string;
              } | {
                /** @enum {string} */
                type: "typing";
                chat: string;
                on: boolean;
              } | {
                /** @enum {string} */
                type: "leave";
                chat: string;
              } | {
                /** @enum {string} */
                type: "close";
                chat: string;
              } | {
                /** @enum {string} */
                type: "presence";
                available: boolean;
              } | {
                /** @enum {string} */
                type: "ping";
              };
              to_agent: ({
                /** @enum {string} */
                type: "welcome";
                agent: {
                  id: string;
                  name: string;
                  available: boolean;
                };
                hours_open: boolean;
                /** @description Who has waited longest comes first; `offline` ones wait for an e-mail */
                waiting: ({
                    chat: string;
                    /**
                     * @description `automated`: answers come from the articles and the catalogue. `waiting`: handed over, an agent is asked. `live`: an agent has joined. `offline`: handed over, nobody is there; specialists follow up by email. `closed`: ended
                     * @enum {unknown}
                     */
                    state: "automated" | "waiting" | "live" | "offline" | "closed";
                    topic: string;
                    /** @description What the visitor said first, at most 160 characters */
                    first_line: string;
                    user_email: string | null;
                    visitor_online: boolean;
                    agent: {
                      name: string;
                    } | null;
                    message_count: number;
                    /** @description What was said last, at most 160 characters */
                    last_line: string;
                    handed_off_at: string | null;
                    /** Format: date-time */
                    updated_at: string;
                  })[];
                own: ({
                    chat: string;
                    /**
                     * @description `automated`: answers come from the articles and the catalogue. `waiting`: handed over, an agent is asked. `live`: an agent has joined. `offline`: handed over, nobody is there; specialists follow up by email. `closed`: ended
                     * @enum {unknown}
                     */
                    state: "automated" | "waiting" | "live" | "offline" | "closed";
                    topic: string;
                    /** @description What the visitor said first, at most 160 characters */
                    first_line: string;
                    user_email: string | null;
                    visitor_online: boolean;
                    agent: {
                      name: string;
                    } | null;
                    message_count: number;
                    /** @description What was said last, at most 160 characters */
                    last_line: string;
                    handed_off_at: string | null;
                    /** Format: date-time */
                    updated_at: string;
                  })[];
                agents: {
                    id: string;
                    name: string;
                    available: boolean;
                  }[];
              }) | ({
                /** @enum {string} */
                type: "queue";
                /** @description Who has waited longest comes first; `offline` ones wait for an e-mail */
                waiting: ({
                    chat: string;
                    /**
                     * @description `automated`: answers come from the articles and the catalogue. `waiting`: handed over, an agent is asked. `live`: an agent has joined. `offline`: handed over, nobody is there; specialists follow up by email. `closed`: ended
                     * @enum {unknown}
                     */
                    state: "automated" | "waiting" | "live" | "offline" | "closed";
                    topic: string;
                    /** @description What the visitor said first, at most 160 characters */
                    first_line: string;
                    user_email: string | null;
                    visitor_online: boolean;
                    agent: {
                      name: string;
                    } | null;
                    message_count: number;
                    /** @description What was said last, at most 160 characters */
                    last_line: string;
                    handed_off_at: string | null;
                    /** Format: date-time */
                    updated_at: string;
                  })[];
                own: ({
                    chat: string;
                    /**
                     * @description `automated`: answers come from the articles and the catalogue. `waiting`: handed over, an agent is asked. `live`: an agent has joined. `offline`: handed over, nobody is there; specialists follow up by email. `closed`: ended
                     * @enum {unknown}
                     */
                    state: "automated" | "waiting" | "live" | "offline" | "closed";
                    topic: string;
                    /** @description What the visitor said first, at most 160 characters */
                    first_line: string;
                    user_email: string | null;
                    visitor_online: boolean;
                    agent: {
                      name: string;
                    } | null;
                    message_count: number;
                    /** @description What was said last, at most 160 characters */
                    last_line: string;
                    handed_off_at: string | null;
                    /** Format: date-time */
                    updated_at: string;
                  })[];
              }) | {
                /** @enum {string} */
                type: "presence";
                agents: {
                    id: string;
                    name: string;
                    available: boolean;
                  }[];
              } | ({
                /** @enum {string} */
                type: "chat";
                chat: {
                  chat: string;
                  /**
                   * @description `automated`: answers come from the articles and the catalogue. `waiting`: handed over, an agent is asked. `live`: an agent has joined. `offline`: handed over, nobody is there; specialists follow up by email. `closed`: ended
                   * @enum {unknown}
                   */
                  state: "automated" | "waiting" | "live" | "offline" | "closed";
                  topic: string;
                  /** @description What the visitor said first, at most 160 characters */
                  first_line: string;
                  user_email: string | null;
                  visitor_online: boolean;
                  agent: {
                    name: string;
                  } | null;
                  message_count: number;
                  /** @description What was said last, at most 160 characters */
                  last_line: string;
                  handed_off_at: string | null;
                  /** Format: date-time */
                  updated_at: string;
                };
                messages: ({
                    id: string;
                    /** @description Its place in the conversation; orders the lines and is the cursor */
                    seq: number;
                    /** @enum {unknown} */
                    type: "user" | "support";
                    /**
                     * @description Why the line was said: the screen chooses its delay by it
                     * @enum {unknown}
                     */
                    kind: "text" | "greeting" | "answer" | "unknown" | "transfer" | "joined" | "offline" | "contact-kept" | "left" | "closed";
                    /** @description Plain text; an empty line parts paragraphs */
                    content: string;
                    /** @description Who speaks for us: `AI Support` or a person; empty for the visitor */
                    agent: string;
                    /** @description No person wrote it */
                    automated: boolean;
                    /** @description A person of ours wrote it */
                    is_specialist: boolean;
                    links: {
                        label: string;
                        /** @description A path on this site */
                        href: string;
                      }[];
                    /** Format: date-time */
                    timestamp: string;
                    client_id: string | null;
                  })[];
              }) | ({
                /** @enum {string} */
                type: "message";
                chat: string;
                message: {
                  id: string;
                  /** @description Its place in the conversation; orders the lines and is the cursor */
                  seq: number;
                  /** @enum {unknown} */
                  type: "user" | "support";
                  /**
                   * @description Why the line was said: the screen chooses its delay by it
                   * @enum {unknown}
                   */
                  kind: "text" | "greeting" | "answer" | "unknown" | "transfer" | "joined" | "offline" | "contact-kept" | "left" | "closed";
                  /** @description Plain text; an empty line parts paragraphs */
                  content: string;
                  /** @description Who speaks for us: `AI Support` or a person; empty for the visitor */
                  agent: string;
                  /** @description No person wrote it */
                  automated: boolean;
                  /** @description A person of ours wrote it */
                  is_specialist: boolean;
                  links: {
                      label: string;
                      /** @description A path on this site */
                      href: string;
                    }[];
                  /** Format: date-time */
                  timestamp: string;
                  client_id: string | null;
                };
              }) | {
                /** @enum {string} */
                type: "typing";
                chat: string;
                on: boolean;
              } | {
                /** @enum {string} */
                type: "error";
                detail: string;
                code: string;
                errors?: {
                    field: string;
                    message: string;
                  }[];
                /** @description Of the message that was refused */
                client_id?: string;
                /** @description Of the message that was refused; agents alone */
                chat?: string;
                /** @description Seconds */
                retry_after?: number;
              } | {
                /** @enum {string} */
                type: "pong";
              };
            };
          };
        };
        /** @description Default Response */
        200: {
          content: {
            "application/json": {
              /** @description A person could take over a chat now */
              agents_present: boolean;
              hours_open: boolean;
            };
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
                status: "completed" | "waiting" | "paid" | "refunded" | "in_progress" | "started";
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
                refusal: ({
                  /** @description The id of the question that stands in the way */
                  question: string;
                  message: string;
                  possible_from: string | null;
                }) | null;
              })[];
          };
        };
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
        /** @description Refused: a sentence for a person, a code for a program, and the fields to mend */
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
        /** @description Not now: the same request may work later */
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
