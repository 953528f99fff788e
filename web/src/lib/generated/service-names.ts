// Made by `npm run generate` from the services.

/** The services that keep facts, dead letters and an audit table. */
export const serviceNames = [
  "catalog",
  "auth",
  "checkout",
  "documents",
  "attorney",
  "support-chat",
  "notifications"
] as const
