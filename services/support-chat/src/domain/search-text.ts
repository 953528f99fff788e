/** A search as `like` takes it: what the person typed, with the pattern's own signs made plain. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
