import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { Link } from '../../lib/router/link.tsx'

type Look = 'primary' | 'quiet' | 'plain'

const looks: Record<Look, string> = {
  primary: 'bg-act text-act-ink hover:bg-act-strong',
  quiet: 'text-ink inset-ring inset-ring-rule hover:bg-wash',
  plain: 'px-2! text-act underline decoration-1 underline-offset-4 hover:decoration-2'
}

/** Tailwind classes of a button, for the few elements that are neither a button nor a router link. */
export function buttonClass(look: Look = 'primary', className?: string): string {
  return clsx(
    'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-5 py-2 text-center text-[15px] leading-tight font-semibold no-underline transition-colors print:hidden',
    'disabled:bg-wash disabled:text-soft disabled:inset-ring disabled:inset-ring-rule',
    looks[look],
    className
  )
}

type ButtonProps = ComponentProps<'button'> & { look?: Look }

export function Button({ look, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(look, className)} {...rest} />
}

type ButtonLinkProps = ComponentProps<typeof Link> & { look?: Look }

export function ButtonLink({ look, className, ...rest }: ButtonLinkProps) {
  return <Link className={buttonClass(look, className)} {...rest} />
}
