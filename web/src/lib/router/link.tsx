import { type ComponentProps, type MouseEvent, useEffect } from 'react'
import { type GoOptions, useLocation, useNavigate } from './location.tsx'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & GoOptions & { to: string }

/** A real link: a plain click stays within the page, any other is the browser's. Where one is already, nothing is added to the history. */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate()
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    navigate(to, { replace: replace ?? event.currentTarget.href === window.location.href, state })
  }
  return <a {...rest} href={to} onClick={follow} />
}

/** A link that says whether one is on its page, or (unless `end`) on one below it. */
export function NavLink({ end = false, ...rest }: LinkProps & { end?: boolean }) {
  const { pathname } = useLocation()
  const here = pathname === rest.to || (!end && pathname.startsWith(`${rest.to}/`))
  return <Link {...rest} aria-current={here ? 'page' : undefined} />
}

/** Leads on as soon as it is drawn. */
export function Navigate({ to, replace = false, state }: { to: string } & GoOptions) {
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => navigate(to, { replace, state }), [to])
  return null
}

const isPlain = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget: { target }
}: MouseEvent<HTMLAnchorElement>) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && (target === '' || target === '_self')
