import { byPattern } from './format.ts'

/** `5000` and `5,000` are figures; `5,00` and `5.000,00` are not, for nobody can tell what they mean. */
const WHOLE = '(?:\\d+|\\d{1,3}(?:,\\d{3})+)'

export const money = byPattern(
  { pattern: '^\\d{1,12}(?:\\.\\d{2})?$', message: 'Please give an amount in dollars', example: '1250.00' },
  {
    read: (typed) => {
      const text = typed.trim()
      const found = new RegExp(
        `^(?:\\$|USD)?\\s*(${WHOLE}|(?=\\.\\d))(?:\\.(\\d{0,2}))?\\s*(?:\\$|USD|dollars?)?$`,
        'i'
      ).exec(text)
      return found ? `${digits(found[1])}.${(found[2] ?? '').padEnd(2, '0')}` : text
    },
    print: (value) => {
      const [whole = '', cents = '00'] = value.split('.')
      return `$${grouped(digits(whole))}.${cents}`
    }
  }
)

export const number = byPattern(
  { pattern: '^\\d{1,9}$', message: 'Please give a whole number', example: '3' },
  {
    read: (typed) => figure(typed.trim(), new RegExp(`^${WHOLE}(?:\\.0*)?$`)) ?? typed.trim(),
    print: (value) => (value.length > 4 ? grouped(digits(value)) : value)
  }
)

export const percent = byPattern(
  {
    pattern: '^(?:0?\\d{1,2}(?:\\.\\d{1,4})?|100(?:\\.0{1,4})?)$',
    message: 'Please give a percentage between 0 and 100',
    example: '33.33'
  },
  {
    read: (typed) => {
      const text = typed.trim()
      const found = /^(\d*(?:\.\d+)?)\.?\s*(?:%|percent)?$/i.exec(text)?.[1]
      if (!found) return text
      const plain = found.includes('.') ? found.replace(/\.?0+$/, '') : found
      return plain.startsWith('.') ? `0${plain}` : plain || '0'
    },
    print: (value) => `${Number(value)}%`
  }
)

function figure(text: string, written: RegExp): string | null {
  return written.test(text) ? digits(text.replace(/\..*$/, '')) : null
}

/** Without commas and leading zeros. */
const digits = (text = '') => text.replaceAll(',', '').replace(/^0+(?=\d)/, '') || '0'

/** `1234567` → `1,234,567`. By hand, for the first number that `Intl` formats holds a phone up for a tenth of a second. */
const grouped = (text: string) => text.replace(/\B(?=(?:\d{3})+$)/g, ',')
