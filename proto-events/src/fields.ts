import { Type } from 'typebox'

/** Ids are strings; a service's id alone is an integer. */
export const Id = Type.String({ minLength: 1, maxLength: 128 })
export const Uuid = Type.String({ pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' })
/** 128 random bits: whoever knows it opens the set. */
export const GenerationId = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' })
/** Of the Union; whether there is such a state its reader says. */
export const StateCode = Type.String({ pattern: '^[A-Z]{2}$' })
export const ServiceId = Type.Integer({ minimum: 1 })
export const Cents = Type.Integer({ minimum: 0 })
/** ISO 8601, UTC. */
export const Time = Type.String({ format: 'date-time' })
/** A calendar day, `2026-11-22`. */
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
/** Speaks for a field whose form is wrong, in place of "is not in the right form". */
export const refusal = (sentence: string) => ({ 'x-refusal': sentence })

/**
 * One plain address: no list, no display name, no control character. The spec's rule is text, at sign, text, dot, text;
 * beyond it the last part has two letters at least, as every domain that can receive a mail.
 */
export const EMAIL_RULE = {
  pattern:
    '^[^\\s@,;:<>"()\\[\\]\\\\]+@([^\\s@,;:<>"()\\[\\]\\\\.]+\\.)+([^\\s@,;:<>"()\\[\\]\\\\.0-9-]{2,}|[Xx][Nn]--[A-Za-z0-9-]+)$',
  maxLength: 254,
  message: 'Please enter a valid email address'
} as const
/** An address as somebody types it. */
export const Email = Type.String({
  pattern: EMAIL_RULE.pattern,
  maxLength: EMAIL_RULE.maxLength,
  ...refusal(EMAIL_RULE.message)
})

/** One line that says something: no line break, no control character, not blank. */
export const Line = (maxLength: number) =>
  Type.String({
    pattern: '^[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
    maxLength
  })

/** Any number of lines, not all of them blank. */
export const Lines = (maxLength: number) => Type.String({ pattern: '\\S', maxLength })

/** Stands where a deleted person's address stood. The domain is reserved: no mail ever arrives there. */
export const ERASED_ADDRESS = 'erased@account.invalid'
/** What names a person says what it holds once that person is gone: kit/erasure goes by it. */
export const EmailAddress = Type.String({ minLength: 3, maxLength: 254, erased: ERASED_ADDRESS })
export const PersonName = Type.String({ erased: '' })
export const Nullable = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()])
/** `final` is paid, `preview` carries a watermark. */
export const DocumentKind = Type.Union([Type.Literal('preview'), Type.Literal('final')])
