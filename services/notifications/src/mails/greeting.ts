/** Anybody may give us a stranger's address: a "name" that reads like a message is not passed on to them. */
export const greetingFor = (name: string): string =>
  /^[\p{L}\p{M}'’ -]{1,40}$/u.test(name) ? `Hello ${name.trim()},` : 'Hello,'
