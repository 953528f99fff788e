import { Menu, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { Logo } from '../../components/ui/logo.tsx'
import { mainLinks, paths } from '../paths.ts'
import { AccountLinks } from './account-links.tsx'
import { MobileMenu } from './mobile-menu.tsx'

export function SiteHeader() {
  const [open, setOpen] = useState(false)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving anywhere closes the menu
  useEffect(() => setOpen(false), [pathname])
  return (
    <header className="border-b border-rule" data-print="no">
      <div className="wrap flex h-17 items-center gap-6 text-[14.5px]">
        <Link
          to={paths.home}
          className="mr-auto flex min-h-11 items-center gap-2.5 font-serif text-[21px] font-semibold"
        >
          <Logo />
          Formwright
        </Link>
        <nav aria-label="Main" className="hidden items-center gap-1 md:flex">
          {mainLinks.map((link) => (
            <NavLink
              key={link.to}
              to={link.to}
              end={link.to === paths.home}
              className="flex min-h-11 items-center px-3 text-soft hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-act aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8"
            >
              {link.label}
            </NavLink>
          ))}
        </nav>
        <div className="hidden items-center gap-1 md:flex">
          <AccountLinks />
        </div>
        <button
          type="button"
          className="grid size-11 place-items-center rounded-control inset-ring inset-ring-rule md:hidden"
          aria-expanded={open}
          aria-controls="mobile-menu"
          aria-label={open ? 'Close menu' : 'Open menu'}
          onClick={() => setOpen(!open)}
        >
          {open ? <X size={20} aria-hidden="true" /> : <Menu size={20} aria-hidden="true" />}
        </button>
      </div>
      {open ? <MobileMenu onClose={() => setOpen(false)} /> : null}
    </header>
  )
}
