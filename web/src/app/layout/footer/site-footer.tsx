import { Logo } from '../../../components/ui/logo.tsx'
import { AttorneyNotice } from '../../../components/ui/notice/attorney-notice.tsx'
import { company, contact, mailTo } from '../../../content/company.ts'
import { Link } from '../../../lib/router/link.tsx'
import { footerLists } from './footer-links.ts'

const linkClass = 'inline-flex min-h-11 items-center text-soft hover:text-ink'

export function SiteFooter() {
  return (
    <footer id="foot" tabIndex={-1} className="mt-auto border-t border-rule bg-wash text-[14.5px]" data-print="no">
      <div className="wrap grid gap-10 py-12 lg:grid-cols-[1fr_2.2fr]">
        <div>
          <p className="flex items-center gap-2.5 font-serif text-[21px] font-semibold">
            <Logo />
            {company.name}
          </p>
          <p className="mt-3 max-w-sm text-soft">{company.motto}</p>
          <address className="mt-5 grid justify-items-start not-italic">
            <a href={mailTo('Question about Formwright')} className={linkClass}>
              {contact.email}
            </a>
            <a href={`tel:${contact.phoneLink}`} className={linkClass}>
              {contact.phone}
            </a>
          </address>
        </div>
        <div className="grid grid-cols-2 gap-8 sm:grid-cols-4">
          {footerLists.map((list) => (
            <nav key={list.title} aria-label={list.title}>
              <h2 className="font-sans text-[13.5px] font-semibold tracking-normal">{list.title}</h2>
              <ul className="mt-2">
                {list.links.map((link) => (
                  <li key={link.to}>
                    <Link to={link.to} className={linkClass}>
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
        <div className="border-t border-rule pt-6">
          <AttorneyNotice className="max-w-none text-ink" />
          <p className="mt-4 max-w-none">{company.notice}</p>
        </div>
      </div>
    </footer>
  )
}
