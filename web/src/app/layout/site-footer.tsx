import { Link } from 'react-router'
import { Logo } from '../../components/ui/logo.tsx'
import { paths } from '../paths.ts'

const columns = [
  {
    title: 'Quick links',
    links: [
      { to: paths.home, label: 'Home' },
      { to: paths.services(), label: 'Services' },
      { to: paths.help, label: 'Help and support' }
    ]
  },
  {
    title: 'Your papers',
    links: [
      { to: paths.dashboard, label: 'Dashboard' },
      { to: paths.signIn, label: 'Sign in' }
    ]
  },
  { title: 'Legal', links: [{ to: paths.legalDisclaimer, label: 'Legal disclaimer' }] }
]

export function SiteFooter() {
  return (
    <footer className="mt-auto border-t border-rule bg-wash text-[14.5px]" data-print="no">
      <div className="wrap grid gap-10 py-12 md:grid-cols-[1.4fr_2fr]">
        <div>
          <p className="flex items-center gap-2.5 font-serif text-[21px] font-semibold">
            <Logo />
            Formwright
          </p>
          <p className="mt-3 max-w-sm text-soft">The papers you need, made properly for your state.</p>
        </div>
        <div className="grid grid-cols-2 gap-8 sm:grid-cols-3">
          {columns.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2 className="font-sans text-[13.5px] font-semibold tracking-normal">{column.title}</h2>
              <ul className="mt-2">
                {column.links.map((link) => (
                  <li key={link.to}>
                    <Link to={link.to} className="inline-flex min-h-11 items-center text-soft hover:text-ink">
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
      <div className="wrap pb-8 text-[13.5px] text-soft">
        <p className="max-w-none border-t border-rule pt-6">
          Formwright is not a law firm and gives no legal advice. It prepares documents from your answers; using it
          makes no attorney-client relationship. If your situation is contested or unusual, ask a licensed attorney in
          your state before you sign.
        </p>
      </div>
    </footer>
  )
}
