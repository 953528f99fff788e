import { UNKNOWN_ANSWER } from '../answers.ts'
import type { Day } from '../calendar.ts'
import { type Field, FORMATS, type Format, type FormatRule } from '../questionnaire.ts'
import { birthDate, date } from './dates.ts'
import { email } from './email.ts'
import { money, number, percent } from './figures.ts'
import type { FormatOf } from './format.ts'
import { unprintable } from './letters.ts'
import { company, name } from './names.ts'
import { phone } from './phone.ts'
import { address, place } from './place/address.ts'
import { county } from './place/county.ts'
import { state } from './place/states.ts'
import { zip } from './place/zip.ts'

const formats: Readonly<Record<Format, FormatOf>> = {
  date,
  birth_date: birthDate,
  name,
  company,
  address,
  place,
  email,
  phone,
  money,
  number,
  percent,
  zip,
  state,
  county
}

/** How each format is written, as it travels: what does not match is refused, and some that matches too. */
export const formatRules = Object.fromEntries(FORMATS.map((format) => [format, formats[format].rule])) as Readonly<
  Record<Format, FormatRule>
>

type Asked = Pick<Field, 'format' | 'abroad'>

/** What a person typed, as it travels; what is odd stays as it was typed. */
export function readTyped({ format, abroad }: Asked, typed: string, today: Day): string {
  return format === undefined ? typed : formats[format].read(typed, { today, abroad })
}

/** An answer as papers print it and as a person reads it back; what is not written as it should be, as it is. */
export function printed({ format }: Asked, value: string): string {
  return format === undefined ? value : formats[format].print(value)
}

/** What is wrong with how an answer is written, as a sentence; null where it will be taken. */
export function writingComplaint({ format, abroad }: Asked, value: string, today: Day): string | null {
  return unprintable(value) ?? (format === undefined ? null : formats[format].complaint(value, { today, abroad }))
}

/** What was probably meant instead: a name's capitals, an e-mail's domain. Only ever offered. */
export function offered({ format }: Asked, value: string): string | null {
  if (format === undefined || value === UNKNOWN_ANSWER) return null
  const offer = formats[format].offer?.(value) ?? null
  return offer === value ? null : offer
}
