/**
 * What mail programs make a link of, with or without a scheme, in any script. Nothing here can be matched in two ways: a
 * stranger's 4 kB must not keep us busy.
 */
const ADDRESS = /:\/\/|[^@]@[^@]|[\p{L}\p{N}-][.\u3002\uFF0E\uFF61]\p{L}{2}/u

/** A stranger's words without web and mail addresses. */
export const withoutAddresses = (text: string): string =>
  text.replace(/\S+/g, (word) => (ADDRESS.test(word) ? '[address left out]' : word))
