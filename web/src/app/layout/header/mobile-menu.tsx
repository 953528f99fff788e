import { NavLink } from '../../../lib/router/link.tsx'
import { mainLinks, paths } from '../../paths.ts'
import { AccountLinks } from './account-links.tsx'

/** The main links on a narrow screen. Any link closes it. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  return (
    <nav id="mobile-menu" aria-label="Main" className="wrap border-t border-rule py-3 lg:hidden">
      <ul className="grid sm:grid-cols-2 sm:gap-x-8">
        {mainLinks.map((link) => (
          <li key={link.to} className="border-b border-rule">
            <NavLink
              to={link.to}
              end={link.to === paths.home}
              onClick={onClose}
              className="flex min-h-12 items-center px-1 font-serif text-[19px] aria-[current=page]:text-act"
            >
              {link.label}
            </NavLink>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-2 md:hidden">
        <AccountLinks onFollow={onClose} />
      </div>
    </nav>
  )
}
