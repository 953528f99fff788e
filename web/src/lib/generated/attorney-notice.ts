// Made by `npm run generate` from the services.

/** Beside whatever is sold, conspicuously. */
export const attorneyNotice = "The products of Formwright are not a substitute for the advice of an attorney." as const
