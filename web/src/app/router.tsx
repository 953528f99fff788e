import { lazy, Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import { PageSkeleton } from './layout/page-skeleton.tsx'
import { SiteLayout } from './layout/site-layout.tsx'
import { ErrorBoundary } from './providers/error-boundary.tsx'

const HomePage = lazy(() => import('./pages/home-page.tsx').then((m) => ({ default: m.HomePage })))
const ServicesPage = lazy(() => import('./pages/services-page.tsx').then((m) => ({ default: m.ServicesPage })))
const CheckoutPage = lazy(() => import('./pages/checkout-page.tsx').then((m) => ({ default: m.CheckoutPage })))
const PaymentResultPage = lazy(() =>
  import('./pages/payment-result-page.tsx').then((m) => ({ default: m.PaymentResultPage }))
)
const PaymentSuccessPage = lazy(() =>
  import('./pages/payment-success-page.tsx').then((m) => ({ default: m.PaymentSuccessPage }))
)
const QuestionnairePage = lazy(() =>
  import('./pages/questionnaire-page.tsx').then((m) => ({ default: m.QuestionnairePage }))
)
const DocumentsPage = lazy(() => import('./pages/documents-page.tsx').then((m) => ({ default: m.DocumentsPage })))
const SignInPage = lazy(() => import('./pages/sign-in-page.tsx').then((m) => ({ default: m.SignInPage })))
const DashboardPage = lazy(() => import('./pages/dashboard-page.tsx').then((m) => ({ default: m.DashboardPage })))
const HelpPage = lazy(() => import('./pages/help-page.tsx').then((m) => ({ default: m.HelpPage })))
const LegalDisclaimerPage = lazy(() =>
  import('./pages/legal-disclaimer-page.tsx').then((m) => ({ default: m.LegalDisclaimerPage }))
)
const VerifyEmailPage = lazy(() =>
  import('./pages/verify-email-page.tsx').then((m) => ({ default: m.VerifyEmailPage }))
)
const NotFoundPage = lazy(() => import('./pages/not-found-page.tsx').then((m) => ({ default: m.NotFoundPage })))

export function AppRouter() {
  const { pathname } = useLocation()
  return (
    <SiteLayout>
      <ErrorBoundary resetKey={pathname}>
        <Suspense fallback={<PageSkeleton />}>
          <Routes>
            <Route path="/" element={<HomePage />} />
            <Route path="/services" element={<ServicesPage />} />
            <Route path="/checkout/:serviceId" element={<CheckoutPage />} />
            <Route path="/payment-result" element={<PaymentResultPage />} />
            <Route path="/payment-success" element={<PaymentSuccessPage />} />
            <Route path="/questionnaire/:service" element={<QuestionnairePage />} />
            <Route path="/documents/:generationId" element={<DocumentsPage />} />
            <Route path="/signin" element={<SignInPage />} />
            <Route path="/dashboard" element={<DashboardPage />} />
            <Route path="/help" element={<HelpPage />} />
            <Route path="/legal-disclaimer" element={<LegalDisclaimerPage />} />
            <Route path="/verify-email" element={<VerifyEmailPage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </SiteLayout>
  )
}
