/** The table of routes: every link in the app is made here. */
export const paths = {
  home: '/',
  services: (search?: { q?: string; category?: string }) => `/services${query(search)}`,
  checkout: (service: number | string) => `/checkout/${encodeURIComponent(service)}`,
  paymentResult: '/payment-result',
  paymentSuccess: (sessionId: string) => `/payment-success${query({ session_id: sessionId })}`,
  questionnaire: (service: number | string, search?: Record<string, string>) =>
    `/questionnaire/${encodeURIComponent(service)}${query(search)}`,
  documents: (generationId: string) => `/documents/${encodeURIComponent(generationId)}`,
  signIn: '/signin',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  accountSettings: '/dashboard?view=account',
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

function query(search: Record<string, string | undefined> = {}): string {
  const filled = Object.entries(search).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return filled.length === 0 ? '' : `?${new URLSearchParams(filled)}`
}
