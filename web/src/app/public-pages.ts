import { paths } from './paths.ts'

/** The pages anybody may read: written as HTML by the build, listed in the sitemap, open to search engines. */
export const publicPages: readonly string[] = [
  paths.home,
  paths.services(),
  paths.howItWorks,
  paths.formsLibrary,
  paths.investmentAdvisor,
  paths.enterpriseHub,
  paths.pricing,
  paths.about,
  paths.help,
  paths.demo,
  paths.verifyDocument,
  paths.legalDisclaimer,
  paths.privacyPolicy,
  paths.termsOfService,
  paths.refundPolicy
]
