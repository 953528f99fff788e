const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' '
  )
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** 21 → "twenty-one"; numbers from a thousand up stay digits, as lawyers write them. */
export function numberWord(value: number): string {
  if (!Number.isInteger(value) || value < 0 || value >= 1000) return String(value)
  if (value < 20) return small[value] ?? String(value)
  if (value < 100) return [tens[Math.floor(value / 10)], value % 10 && small[value % 10]].filter(Boolean).join('-')
  return [`${small[Math.floor(value / 100)]} hundred`, value % 100 && numberWord(value % 100)].filter(Boolean).join(' ')
}

/** 2 → "two (2)". */
export const wordsAndDigits = (value: number): string => `${numberWord(value)} (${value})`

/** 12 → "12th". */
export function ordinal(value: number): string {
  const rest = value % 100
  const ending = rest >= 11 && rest <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th')
  return `${value}${ending}`
}

/** 4 → "IV", for articles. */
export function roman(value: number): string {
  const signs: [number, string][] = [
    [50, 'L'],
    [40, 'XL'],
    [10, 'X'],
    [9, 'IX'],
    [5, 'V'],
    [4, 'IV'],
    [1, 'I']
  ]
  let rest = value
  let text = ''
  for (const [worth, sign] of signs) {
    while (rest >= worth) {
      text += sign
      rest -= worth
    }
  }
  return text
}
