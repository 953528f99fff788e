import { Menu, X } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../../components/ui/icon.tsx'
import { Logo } from '../../../components/ui/logo.tsx'
import { Link, NavLink } from '../../../lib/router/link.tsx'
import { useLocation } from '../../../lib/router/location.tsx'
import { mainLinks, paths } from '../../paths.ts'
import { AccountLinks } from './account-links.tsx'
import { MobileMenu } from './mobile-menu.tsx'

/** Who we are and who you are above the hairline, where to go below it; on a narrow screen the latter is a menu. */
export function SiteHeader() {
  const [open, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving anywhere closes the menu
  useEffect(() => setOpen(false), [pathname])

  useEffect(() => {
    if (!open) return
    function onKey({ key }: KeyboardEvent) {
      if (key !== 'Escape') return
      setOpen(false)
      toggle.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open])

  return (
    <header className="border-b border-rule text-[14.5px]" data-print="no">
      <div className="wrap flex h-17 items-center gap-6">
        <Link
          to={paths.home}
          className="mr-auto flex min-h-11 items-center gap-2.5 font-serif text-[21px] font-semibold"
        >
          <Logo />
          Formwright
        </Link>
        <div className="hidden items-center gap-1 md:flex">
          <AccountLinks />
        </div>
        <button
          ref={toggle}
          type="button"
          className="grid size-11 place-items-center rounded-control inset-ring inset-ring-rule lg:hidden"
          aria-expanded={open}
          aria-controls="mobile-menu"
          aria-label={open ? 'Close menu' : 'Open menu'}
          onClick={() => setOpen(!open)}
        >
          {open ? <Icon of={X} size={20} /> : <Icon of={Menu} size={20} />}
        </button>
      </div>
      <nav aria-label="Main" className="hidden border-t border-rule lg:block">
        <ul className="wrap flex justify-between">
          {mainLinks.map((link) => (
            <li key={link.to}>
              <NavLink
                to={link.to}
                end={link.to === paths.home}
                className="flex min-h-11 items-center border-b-2 border-transparent px-1 pt-0.5 text-soft hover:text-ink aria-[current=page]:border-act aria-[current=page]:text-ink"
              >
                {link.label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {open ? <MobileMenu onClose={() => setOpen(false)} /> : null}
    </header>
  )
}
