const providers =
  /(^|\.)((gmail|googlemail|yahoo|hotmail|outlook|aol|icloud|me|live|msn|protonmail|tutanota|yandex)\.com|yahoo\.(co\.uk|ca|fr)|mail\.ru)$/

/** Beside the field, as soon as such an address stands in it. */
export const personalEmailInline =
  'Enterprise plan requires a work email. Personal emails (Gmail, Yahoo, etc.) are not accepted.'

/** For the whole form, when it is sent all the same. */
export const personalEmailAlert =
  'Enterprise plan requires a work email address. Please use your company email instead of personal email providers (Gmail, Yahoo, Hotmail, etc.).'

/** Whether a personal provider gave this address: its domain or one below it. The server knows more of them and decides. */
export function isPersonalEmail(email: string): boolean {
  const at = email.lastIndexOf('@')
  return at > 0 && providers.test(email.slice(at + 1).toLowerCase())
}
