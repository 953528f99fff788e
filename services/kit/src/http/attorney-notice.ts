/**
 * Said conspicuously on every cover sheet, and on the site beside what is sold. In the words of Texas, which leaves forms
 * and software out of the practice of law "if the products clearly and conspicuously state that the products are not a
 * substitute for the advice of an attorney": Tex. Gov't Code § 81.101(c),
 * https://statutes.capitol.texas.gov/Docs/GV/htm/GV.81.htm#81.101
 */
export const ATTORNEY_NOTICE = 'The products of Formwright are not a substitute for the advice of an attorney.'
