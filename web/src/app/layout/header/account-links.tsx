import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { useMe } from '../../../features/auth/api/get-me.ts'
import { useLogout } from '../../../features/auth/api/logout.ts'
import { Link } from '../../../lib/router/link.tsx'
import { useLocation, useNavigate } from '../../../lib/router/location.tsx'
import { paths } from '../../paths.ts'

const linkClass = 'flex min-h-11 items-center px-3 text-soft hover:text-ink'

/** Sign In and Get Started, or the greeting, Dashboard and Sign Out. */
export function AccountLinks({ onFollow }: { onFollow?: () => void }) {
  const { user } = useMe()
  const logout = useLogout()
  const navigate = useNavigate()
  const location = useLocation()
  const from = location.pathname === paths.signIn ? undefined : location.pathname + location.search
  if (!user) {
    return (
      <>
        <Link to={paths.signIn} state={{ from }} className={linkClass} onClick={onFollow}>
          Sign In
        </Link>
        <ButtonLink to={paths.services()} onClick={onFollow}>
          Get Started
        </ButtonLink>
      </>
    )
  }
  return (
    <>
      <span className="max-w-48 truncate px-3 font-medium">{`Hi, ${user.first_name}!`}</span>
      {user.role === 'customer' ? null : (
        <Link to={paths.admin} className={linkClass} onClick={onFollow}>
          {user.role === 'admin' ? 'Admin' : 'Support desk'}
        </Link>
      )}
      <Link to={paths.dashboard} className={linkClass} onClick={onFollow}>
        Dashboard
      </Link>
      <Button
        look="quiet"
        onClick={() => {
          onFollow?.()
          void logout().then(() => navigate(paths.home))
        }}
      >
        Sign Out
      </Button>
    </>
  )
}
