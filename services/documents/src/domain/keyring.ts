/** Answers and PDFs are sealed as all secrets are. */
export { type Keyring, openKeyring } from '@formwright/kit/process/keyring'
