// Made by `npm run generate` from the services.

/** What an e-mail address looks like, and what is said of any other text. */
export const emailRule = {
  "pattern": "^[^\\s@,;:<>\"()\\[\\]\\\\]+@([^\\s@,;:<>\"()\\[\\]\\\\.]+\\.)+([^\\s@,;:<>\"()\\[\\]\\\\.0-9-]{2,}|[Xx][Nn]--[A-Za-z0-9-]+)$",
  "maxLength": 254,
  "message": "Please enter a valid email address"
} as const
