/** The addresses the app knows, as patterns: the router reads them, and the build tells them to the gateway. */
export const routes = {
  home: '/',
  services: '/services',
  checkout: '/checkout/:serviceId',
  paymentResult: '/payment-result',
  paymentSuccess: '/payment-success',
  questionnaire: '/questionnaire/:service',
  documents: '/documents/:generationId',
  signIn: '/signin',
  verifyEmail: '/verify-email',
  resetPassword: '/reset-password',
  resume: '/resume',
  dashboard: '/dashboard',
  help: '/help',
  howItWorks: '/how-it-works',
  formsLibrary: '/forms-library',
  investmentAdvisor: '/investment-advisor',
  enterpriseHub: '/enterprise-hub',
  pricing: '/pricing',
  about: '/about',
  demo: '/demo',
  admin: '/admin',
  verifyDocument: '/verify-document',
  legalDisclaimer: '/legal-disclaimer',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  refundPolicy: '/refund-policy'
} as const

/** Every link in the app is made here. */
export const paths = {
  ...routes,
  services: (search?: { q?: string; category?: string }) => `${routes.services}${query(search)}`,
  checkout: (service: number | string) => filled(routes.checkout, service),
  paymentSuccess: (sessionId: string) => `${routes.paymentSuccess}${query({ session_id: sessionId })}`,
  questionnaire: (service: number | string, search?: Record<string, string>) =>
    `${filled(routes.questionnaire, service)}${query(search)}`,
  documents: (generationId: string) => filled(routes.documents, generationId),
  accountSettings: `${routes.dashboard}?view=account`
}

/** The header's eight main links. */
export const mainLinks = [
  { to: paths.home, label: 'Home' },
  { to: paths.services(), label: 'Services' },
  { to: paths.howItWorks, label: 'How It Works' },
  { to: paths.formsLibrary, label: 'Forms Library' },
  { to: paths.investmentAdvisor, label: 'Investment Advisor' },
  { to: paths.enterpriseHub, label: 'Enterprise Hub' },
  { to: paths.pricing, label: 'Pricing' },
  { to: paths.about, label: 'About' }
]

const filled = (pattern: string, part: number | string) => pattern.replace(/:\w+/, encodeURIComponent(part))

function query(search: Record<string, string | undefined> = {}): string {
  const given = Object.entries(search).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}
