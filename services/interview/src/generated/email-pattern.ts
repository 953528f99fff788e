// Made by `npm run generate` from services/kit.

/** The form of an e-mail address. */
export const emailPattern = "^[^\\s@,;:<>\"()\\[\\]\\\\]+@([^\\s@,;:<>\"()\\[\\]\\\\.]+\\.)+([^\\s@,;:<>\"()\\[\\]\\\\.0-9-]{2,}|[Xx][Nn]--[A-Za-z0-9-]+)$" as const
