import { type ComponentType, Suspense, useEffect } from 'react'
import { lazyPage } from '../lib/lazy.ts'
import { useLocation } from '../lib/router/location.tsx'
import { matchPath, ParamsContext } from '../lib/router/match-path.ts'
import { PageSkeleton } from './layout/page-skeleton.tsx'
import { SiteLayout } from './layout/site-layout.tsx'
import { routes } from './paths.ts'
import { ErrorBoundary } from './providers/error-boundary.tsx'

const pages: Record<keyof typeof routes, ComponentType> = {
  home: lazyPage(() => import('./pages/offer/home-page.tsx').then((m) => m.HomePage)),
  services: lazyPage(() => import('./pages/offer/services-page.tsx').then((m) => m.ServicesPage)),
  checkout: lazyPage(() => import('./pages/checkout/checkout-page.tsx').then((m) => m.CheckoutPage)),
  paymentResult: lazyPage(() => import('./pages/checkout/payment-result-page.tsx').then((m) => m.PaymentResultPage)),
  paymentSuccess: lazyPage(() => import('./pages/checkout/payment-success-page.tsx').then((m) => m.PaymentSuccessPage)),
  questionnaire: lazyPage(() => import('./pages/documents/questionnaire-page.tsx').then((m) => m.QuestionnairePage)),
  documents: lazyPage(() => import('./pages/documents/documents-page.tsx').then((m) => m.DocumentsPage)),
  signIn: lazyPage(() => import('./pages/account/sign-in-page.tsx').then((m) => m.SignInPage)),
  verifyEmail: lazyPage(() => import('./pages/account/verify-email-page.tsx').then((m) => m.VerifyEmailPage)),
  resetPassword: lazyPage(() => import('./pages/account/reset-password-page.tsx').then((m) => m.ResetPasswordPage)),
  resume: lazyPage(() => import('./pages/documents/resume-page.tsx').then((m) => m.ResumePage)),
  dashboard: lazyPage(() => import('./pages/account/dashboard-page.tsx').then((m) => m.DashboardPage)),
  help: lazyPage(() => import('./pages/company/help-page.tsx').then((m) => m.HelpPage)),
  howItWorks: lazyPage(() => import('./pages/company/how-it-works-page.tsx').then((m) => m.HowItWorksPage)),
  formsLibrary: lazyPage(() => import('./pages/documents/forms-library-page.tsx').then((m) => m.FormsLibraryPage)),
  investmentAdvisor: lazyPage(() =>
    import('./pages/offer/investment-advisor-page.tsx').then((m) => m.InvestmentAdvisorPage)
  ),
  enterpriseHub: lazyPage(() => import('./pages/company/enterprise-hub-page.tsx').then((m) => m.EnterpriseHubPage)),
  pricing: lazyPage(() => import('./pages/offer/pricing-page.tsx').then((m) => m.PricingPage)),
  about: lazyPage(() => import('./pages/company/about/about-page.tsx').then((m) => m.AboutPage)),
  demo: lazyPage(() => import('./pages/company/demo-page.tsx').then((m) => m.DemoPage)),
  admin: lazyPage(() => import('./pages/admin-page.tsx').then((m) => m.AdminPage)),
  verifyDocument: lazyPage(() =>
    import('./pages/documents/verify-document-page.tsx').then((m) => m.VerifyDocumentPage)
  ),
  legalDisclaimer: lazyPage(() =>
    import('./pages/company/legal-disclaimer-page.tsx').then((m) => m.LegalDisclaimerPage)
  ),
  privacyPolicy: lazyPage(() =>
    import('./pages/company/policies/privacy-policy-page.tsx').then((m) => m.PrivacyPolicyPage)
  ),
  termsOfService: lazyPage(() =>
    import('./pages/company/policies/terms-of-service-page.tsx').then((m) => m.TermsOfServicePage)
  ),
  refundPolicy: lazyPage(() =>
    import('./pages/company/policies/refund-policy-page.tsx').then((m) => m.RefundPolicyPage)
  )
}
const NotFoundPage = lazyPage(() => import('./pages/company/not-found-page.tsx').then((m) => m.NotFoundPage))

const known = Object.entries(routes).map(([name, pattern]) => ({ pattern, Page: pages[name as keyof typeof routes] }))

/** The page of an address, given what the names in its pattern stand for. */
function Page({ pathname }: { pathname: string }) {
  for (const { pattern, Page } of known) {
    const params = matchPath(pattern, pathname)
    if (params) {
      return (
        <ParamsContext value={params}>
          <Page />
        </ParamsContext>
      )
    }
  }
  return <NotFoundPage />
}

/** Tells on the document that the page is not only drawn but answers: in the same boundary, so that it waits for its code. */
function Arrived() {
  useEffect(() => {
    document.documentElement.dataset['arrived'] = 'yes'
  }, [])
  return null
}

export function AppRouter() {
  const { pathname } = useLocation()
  return (
    <SiteLayout>
      <ErrorBoundary resetKey={pathname}>
        <Suspense fallback={<PageSkeleton />}>
          <Arrived />
          <Page pathname={pathname} />
        </Suspense>
      </ErrorBoundary>
    </SiteLayout>
  )
}
