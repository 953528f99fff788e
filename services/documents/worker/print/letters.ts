const LETTER = /[\p{L}\p{Nd}]/u

/** How often each letter and digit occurs; capitals and small letters are one, since a stylesheet may exchange them. */
export class Letters extends Map<string, number> {
  /** Counts the letters of a text that occurs so many times, and returns how many there were. */
  addText(text: string, times = 1): number {
    let added = 0
    const signs = new Map<string, number>()
    for (const sign of text.toUpperCase()) signs.set(sign, (signs.get(sign) ?? 0) + times)
    for (const [sign, count] of signs) {
      if (!LETTER.test(sign)) continue
      this.set(sign, (this.get(sign) ?? 0) + count)
      added += count
    }
    return added
  }
}
