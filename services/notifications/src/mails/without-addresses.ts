/** With or without a scheme: mail programs make a link of both. */
const WEB = /\b(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S+|\b(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/\S*)?/gi
const MAIL = /\S+@\S+\.\S+/g

/** A stranger's words without web and mail addresses. */
export const withoutAddresses = (text: string): string =>
  text.replace(MAIL, '[address left out]').replace(WEB, '[address left out]')
