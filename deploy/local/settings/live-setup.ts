import { isLiveKey } from '@formwright/kit/process/live-key'
import { type Env, SetupError } from './settings.ts'

const addresses = ['ADMIN_EMAIL', 'SUPPORT_EMAIL', 'STAFF_EMAIL', 'MAIL_FROM']

/**
 * Throws when real money would meet what is meant for trying out: customers would pay, and their mails rest in a mailbox
 * on this machine, or the card page lead them to localhost. Says all of it at once.
 */
export function requireLiveSetup(env: Env): void {
  if (!isLiveKey(env['STRIPE_SECRET_KEY'] ?? '')) return
  const invented = addresses.filter((name) => !env[name] || /\.example\b/.test(env[name]))
  const problems = [
    env['STRIPE_WEBHOOK_SECRET'] ? [] : 'STRIPE_WEBHOOK_SECRET is missing',
    env['STRIPE_API_URL'] ? 'STRIPE_API_URL leads to a sandbox: leave it empty' : [],
    env['SMTP_URL'] ? [] : 'SMTP_URL is missing: mails would not leave this machine',
    isPublic(env['PUBLIC_ORIGINS']) ? [] : 'PUBLIC_ORIGINS must name your site by https://, and nothing else',
    invented.length === 0 ? [] : `${invented.join(', ')} must be addresses of yours`
  ].flat()
  if (problems.length > 0) throw new SetupError(`STRIPE_SECRET_KEY is a live key, but: ${problems.join('; ')}.`)
}

const isPublic = (origins = '') =>
  origins.split(',').every((origin) => /^https:\/\/(?!localhost\b|127\.)\S+$/.test(origin.trim()))
