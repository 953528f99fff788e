import { byPattern } from './format.ts'

const EXTENSION = /[\s,;]*(?:extension|ext\.?|x|#)\s*(\d{1,6})$/i

/** Ten digits of our own country, or a plus sign and the number abroad; an extension may follow: `5125550142 x3`. */
export const phone = byPattern(
  {
    pattern:
      '^(?:\\+?1[\\s.\\-]*)?(?:\\(\\d{3}\\)|\\d{3})[\\s.\\-]*\\d{3}[\\s.\\-]*\\d{4}(?:\\s?x\\d{1,6})?$|^(?=(?:\\D*\\d){8,15}(?:\\s?x|$))\\+[\\d\\s().\\-]{8,25}(?:\\s?x\\d{1,6})?$',
    message: 'Please give a phone number with its area code',
    example: '5125550142'
  },
  { read: (typed) => readPhone(typed.trim()), print: (value) => printPhone(readPhone(value)) }
)

function readPhone(text: string): string {
  const extension = EXTENSION.exec(text)
  const digits = ownDigits(extension ? text.slice(0, extension.index) : text)
  if (digits === null) return text
  return extension ? `${digits} x${extension[1]}` : digits
}

/** The ten digits of an American number, however they are set apart; null for any other. */
function ownDigits(text: string): string | null {
  const digits = text.replace(/[\s().\-–/]/g, '').replace(/^\+?1(?=\d{10}$)/, '')
  return /^\d{10}$/.test(digits) ? digits : null
}

const printPhone = (value: string) =>
  value.replace(
    /^(\d{3})(\d{3})(\d{4})(?: x(\d+))?$/,
    (_, area, exchange, line, extension) =>
      `(${area}) ${exchange}-${line}${extension === undefined ? '' : ` ext. ${extension}`}`
  )
