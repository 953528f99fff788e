const LETTER = /[\p{L}\p{Nd}]/u

/** How often each letter and digit occurs; capitals and small letters are one, since a stylesheet may exchange them. */
export class Letters extends Map<string, number> {
  /** Counts the letters of a text, and returns how many there were. */
  addText(text: string, times = 1): number {
    let added = 0
    for (const letter of text.toUpperCase()) {
      if (!LETTER.test(letter)) continue
      this.set(letter, (this.get(letter) ?? 0) + times)
      added += times
    }
    return added
  }
}
