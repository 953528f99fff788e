import { type FormEvent, useState } from 'react'
import { ApiError, detailOf, type FieldError, isSessionEnd } from '../api/api-error.ts'
import { emailRefusal, isEmail } from './email.ts'
import { focusInvalid } from './focus-invalid.ts'

/** What stands in a field, without the blanks around it; a password as it is. */
export type Typed = (name: string) => string

/** By field: what is wrong with it. */
type Faults = Record<string, string | false | undefined>

export type FormOptions = {
  /** What the fields' own rules (`required`, `type`, `pattern`) do not say, or say in words of their own. */
  check?: (typed: Typed) => Faults
  /** Sends the form. Answers the sentence that it ends with, if any. */
  send: (typed: Typed, form: HTMLFormElement) => Promise<string | null>
  /** What is said of a refusal besides the errors at its fields. */
  explain?: (error: unknown, atFields: boolean) => string | null
}

type Said = { tone: 'good' | 'stop'; text: string }

/**
 * A form that is sent: what is wrong stands at its field, whether the form or the server says so, and the focus goes to the
 * first of them. The inputs have the names of the fields that the server knows; what was typed stays after a refusal.
 */
export function useForm({ check, send, explain = inGeneral }: FormOptions) {
  const [sending, setSending] = useState(false)
  const [said, setSaid] = useState<Said | null>(null)
  const [errors, setErrors] = useState<readonly FieldError[]>([])

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return
    const form = event.currentTarget
    const typed = typedIn(form)
    const own = check?.(typed) ?? {}
    const wrong = Object.entries({ ...own, ...faultsIn(form) })
      .map(([field, message]) => ({ field, message: own[field] || message || '' }))
      .filter(({ message }) => message !== '')
    setErrors(wrong)
    setSaid(null)
    if (wrong.length > 0) return focusInvalid(form)
    setSending(true)
    try {
      const text = await send(typed, form)
      setSaid(text ? { tone: 'good', text } : null)
    } catch (error) {
      const refused = error instanceof ApiError ? error.errors : []
      const text = explain(error, refused.length > 0 && refused.every(({ field }) => form.elements.namedItem(field)))
      setErrors(refused)
      setSaid(text ? { tone: 'stop', text } : null)
      focusInvalid(form)
    } finally {
      setSending(false)
    }
  }

  /**
   * What was wrong with a field is not said of what is typed now. Not by onInput: a choice made in a list would be drawn over
   * before its own change is heard.
   */
  function onChange({ target }: FormEvent<HTMLFormElement>) {
    if (isField(target)) setErrors((now) => now.filter(({ field }) => field !== target.name))
  }

  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message
  return { sending, said, errorOf, props: { noValidate: true, onSubmit, onChange } }
}

/** What stands at its field is not said a second time, nor that a session has ended: the layout tells that. */
const inGeneral = (error: unknown, atFields: boolean): string | null =>
  atFields || isSessionEnd(error) ? null : detailOf(error, 'That did not work. Please try again.')

function typedIn(form: HTMLFormElement): Typed {
  return (name) => {
    const field = form.elements.namedItem(name)
    if (!isField(field)) return ''
    return field.type === 'password' ? field.value : field.value.trim()
  }
}

/** The fields' own rules in the browser's words; of an e-mail address, the server's. */
function faultsIn(form: HTMLFormElement): Faults {
  const fields = [...form.elements].filter(isField).filter(({ name, willValidate }) => name && willValidate)
  return Object.fromEntries(fields.map((field) => [field.name, faultOf(field)]))
}

function faultOf({ type, value, validationMessage }: Field): string {
  if (type !== 'email' || value.trim() === '') return validationMessage
  return isEmail(value.trim()) ? '' : emailRefusal
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (part: unknown): part is Field =>
  part instanceof HTMLInputElement || part instanceof HTMLSelectElement || part instanceof HTMLTextAreaElement
