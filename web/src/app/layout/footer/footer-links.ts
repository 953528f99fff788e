import { paths } from '../../paths.ts'

/** The footer's lists. */
export const footerLists = [
  {
    title: 'Quick links',
    links: [
      { to: paths.services(), label: 'Services' },
      { to: paths.howItWorks, label: 'How It Works' },
      { to: paths.formsLibrary, label: 'Forms Library' },
      { to: paths.pricing, label: 'Pricing' },
      { to: paths.demo, label: 'Demo' },
      { to: paths.about, label: 'About' }
    ]
  },
  {
    title: 'Your papers',
    links: [
      { to: paths.dashboard, label: 'Dashboard' },
      { to: paths.verifyDocument, label: 'Verify a document' },
      { to: paths.help, label: 'Help and support' }
    ]
  },
  {
    title: 'For business',
    links: [
      { to: paths.investmentAdvisor, label: 'Investment Advisor' },
      { to: paths.enterpriseHub, label: 'Enterprise Hub' }
    ]
  },
  {
    title: 'Legal',
    links: [
      { to: paths.legalDisclaimer, label: 'Legal disclaimer' },
      { to: paths.privacyPolicy, label: 'Privacy policy' },
      { to: paths.termsOfService, label: 'Terms of service' },
      { to: paths.refundPolicy, label: 'Refund policy' }
    ]
  }
]
