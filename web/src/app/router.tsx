import { Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import { lazyPage } from '../lib/lazy.ts'
import { PageSkeleton } from './layout/page-skeleton.tsx'
import { SiteLayout } from './layout/site-layout.tsx'
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
const VerifyEmailPage = lazyPage(() => import('./pages/verify-email-page.tsx').then((m) => m.VerifyEmailPage))
const ResetPasswordPage = lazyPage(() => import('./pages/reset-password-page.tsx').then((m) => m.ResetPasswordPage))
const ResumePage = lazyPage(() => import('./pages/resume-page.tsx').then((m) => m.ResumePage))
const NotFoundPage = lazyPage(() => import('./pages/not-found-page.tsx').then((m) => m.NotFoundPage))

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
            <Route path="/admin" element={<AdminPage />} />
            <Route path="/help" element={<HelpPage />} />
            <Route path="/legal-disclaimer" element={<LegalDisclaimerPage />} />
            <Route path="/verify-email" element={<VerifyEmailPage />} />
            <Route path="/reset-password" element={<ResetPasswordPage />} />
            <Route path="/resume" element={<ResumePage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </SiteLayout>
  )
}
