/** A download opens for this long after its documents are ready. */
export const OPEN_DAYS = 30

export const isClosed = ({ expires_at }: { expires_at: Date | null }, now: Date): boolean =>
  expires_at !== null && expires_at <= now
