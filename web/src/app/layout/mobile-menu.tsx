import { NavLink } from 'react-router'
import { mainLinks, paths } from '../paths.ts'
import { AccountLinks } from './account-links.tsx'

/** The main links on a narrow screen. Any link closes it, and so does Escape. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  return (
    <nav
      id="mobile-menu"
      aria-label="Main"
      className="wrap grid gap-1 border-t border-rule py-3 md:hidden"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      {mainLinks.map((link) => (
        <NavLink
          key={link.to}
          to={link.to}
          end={link.to === paths.home}
          onClick={onClose}
          className="flex min-h-11 items-center rounded-control px-2 text-lg aria-[current=page]:text-act"
        >
          {link.label}
        </NavLink>
      ))}
      <div className="mt-2 flex flex-wrap items-center gap-2 border-t border-rule pt-3">
        <AccountLinks onFollow={onClose} />
      </div>
    </nav>
  )
}
