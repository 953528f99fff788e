import { createHash } from 'node:crypto'

/** What is stored, compared and sent in facts instead of a `user_id`, which is a secret. */
export const ownerOf = (userId: string): string => createHash('sha256').update(userId).digest('base64url')

/** What staff see of a `user_id`. */
export const ownerLabel = (userId: string): string => userId.slice(0, 8)
