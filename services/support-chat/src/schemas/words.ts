import { Type } from 'typebox'

/** One line that says something: no line break, no control character, not blank. */
export const Line = (maxLength: number) =>
  Type.String({
    pattern: '^[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
    maxLength
  })

/** Any number of lines, not all of them blank. */
export const Lines = (maxLength: number) => Type.String({ pattern: '\\S', maxLength })
