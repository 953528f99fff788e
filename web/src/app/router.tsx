import { Suspense, useEffect } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import { lazyPage } from '../lib/lazy.ts'
import { PageSkeleton } from './layout/page-skeleton.tsx'
import { SiteLayout } from './layout/site-layout.tsx'
import { routes } from './paths.ts'
import { ErrorBoundary } from './providers/error-boundary.tsx'

const HomePage = lazyPage(() => import('./pages/home-page.tsx').then((m) => m.HomePage))
const ServicesPage = lazyPage(() => import('./pages/services-page.tsx').then((m) => m.ServicesPage))
const CheckoutPage = lazyPage(() => import('./pages/checkout-page.tsx').then((m) => m.CheckoutPage))
const PaymentResultPage = lazyPage(() => import('./pages/payment-result-page.tsx').then((m) => m.PaymentResultPage))
const PaymentSuccessPage = lazyPage(() => import('./pages/payment-success-page.tsx').then((m) => m.PaymentSuccessPage))
const QuestionnairePage = lazyPage(() => import('./pages/questionnaire-page.tsx').then((m) => m.QuestionnairePage))
const DocumentsPage = lazyPage(() => import('./pages/documents-page.tsx').then((m) => m.DocumentsPage))
const SignInPage = lazyPage(() => import('./pages/sign-in-page.tsx').then((m) => m.SignInPage))
const DashboardPage = lazyPage(() => import('./pages/dashboard-page.tsx').then((m) => m.DashboardPage))
const AdminPage = lazyPage(() => import('./pages/admin-page.tsx').then((m) => m.AdminPage))
const HelpPage = lazyPage(() => import('./pages/help-page.tsx').then((m) => m.HelpPage))
const LegalDisclaimerPage = lazyPage(() =>
  import('./pages/legal-disclaimer-page.tsx').then((m) => m.LegalDisclaimerPage)
)
const PricingPage = lazyPage(() => import('./pages/pricing-page.tsx').then((m) => m.PricingPage))
const EnterpriseHubPage = lazyPage(() => import('./pages/enterprise-hub-page.tsx').then((m) => m.EnterpriseHubPage))
const InvestmentAdvisorPage = lazyPage(() =>
  import('./pages/investment-advisor-page.tsx').then((m) => m.InvestmentAdvisorPage)
)
const FormsLibraryPage = lazyPage(() => import('./pages/forms-library-page.tsx').then((m) => m.FormsLibraryPage))
const DemoPage = lazyPage(() => import('./pages/demo-page.tsx').then((m) => m.DemoPage))
const VerifyEmailPage = lazyPage(() => import('./pages/verify-email-page.tsx').then((m) => m.VerifyEmailPage))
const ResetPasswordPage = lazyPage(() => import('./pages/reset-password-page.tsx').then((m) => m.ResetPasswordPage))
const ResumePage = lazyPage(() => import('./pages/resume-page.tsx').then((m) => m.ResumePage))
const VerifyDocumentPage = lazyPage(() => import('./pages/verify-document-page.tsx').then((m) => m.VerifyDocumentPage))
const HowItWorksPage = lazyPage(() => import('./pages/how-it-works-page.tsx').then((m) => m.HowItWorksPage))
const AboutPage = lazyPage(() => import('./pages/about/about-page.tsx').then((m) => m.AboutPage))
const PrivacyPolicyPage = lazyPage(() =>
  import('./pages/policies/privacy-policy-page.tsx').then((m) => m.PrivacyPolicyPage)
)
const TermsOfServicePage = lazyPage(() =>
  import('./pages/policies/terms-of-service-page.tsx').then((m) => m.TermsOfServicePage)
)
const RefundPolicyPage = lazyPage(() =>
  import('./pages/policies/refund-policy-page.tsx').then((m) => m.RefundPolicyPage)
)
const NotFoundPage = lazyPage(() => import('./pages/not-found-page.tsx').then((m) => m.NotFoundPage))

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
          <Routes>
            <Route path={routes.home} element={<HomePage />} />
            <Route path={routes.services} element={<ServicesPage />} />
            <Route path={routes.checkout} element={<CheckoutPage />} />
            <Route path={routes.paymentResult} element={<PaymentResultPage />} />
            <Route path={routes.paymentSuccess} element={<PaymentSuccessPage />} />
            <Route path={routes.questionnaire} element={<QuestionnairePage />} />
            <Route path={routes.documents} element={<DocumentsPage />} />
            <Route path={routes.signIn} element={<SignInPage />} />
            <Route path={routes.dashboard} element={<DashboardPage />} />
            <Route path={routes.admin} element={<AdminPage />} />
            <Route path={routes.help} element={<HelpPage />} />
            <Route path={routes.legalDisclaimer} element={<LegalDisclaimerPage />} />
            <Route path={routes.howItWorks} element={<HowItWorksPage />} />
            <Route path={routes.about} element={<AboutPage />} />
            <Route path={routes.privacyPolicy} element={<PrivacyPolicyPage />} />
            <Route path={routes.termsOfService} element={<TermsOfServicePage />} />
            <Route path={routes.refundPolicy} element={<RefundPolicyPage />} />
            <Route path={routes.pricing} element={<PricingPage />} />
            <Route path={routes.enterpriseHub} element={<EnterpriseHubPage />} />
            <Route path={routes.investmentAdvisor} element={<InvestmentAdvisorPage />} />
            <Route path={routes.formsLibrary} element={<FormsLibraryPage />} />
            <Route path={routes.demo} element={<DemoPage />} />
            <Route path={routes.verifyEmail} element={<VerifyEmailPage />} />
            <Route path={routes.resetPassword} element={<ResetPasswordPage />} />
            <Route path={routes.resume} element={<ResumePage />} />
            <Route path={routes.verifyDocument} element={<VerifyDocumentPage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </SiteLayout>
  )
}
