import { printReport } from './console.ts'
import { SetupError } from './settings/settings.ts'
import { type System, startBoot } from './system.ts'

// A terminal that is gone, or a full disk behind `> boot.log`, is no reason to end.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

const begun = Date.now()
printReport('boot', 'starting …')
const boot = startBoot()
let askedAt = 0

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
// The launcher was killed: nobody could stop us any more.
process.once('disconnect', stop)
process.channel?.unref()

boot.ready.then(announce, (error: unknown) => {
  if (askedAt > 0) return
  const text = error instanceof SetupError ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`\n${text}\n`)
  process.exit(1)
})

function stop(): void {
  // Ctrl-C reaches us twice (from the terminal and from npm): only a later second one means "now".
  if (askedAt > 0 && Date.now() - askedAt > 2_000) process.exit(1)
  if (askedAt > 0) return
  askedAt = Date.now()
  printReport('boot', 'stopping … (data stays in .local/)')
  void boot.stop().then(() => {
    printReport('boot', 'stopped')
    process.exit(0)
  })
}

function announce(system: System): void {
  const { addresses, logins, parts, chromium } = system
  const mail = system.names().includes('mailbox') ? addresses.mailbox : `${addresses.smtp} (SMTP_URL)`
  const cards = system.names().includes('sandbox') ? `${addresses.sandbox} (4242 4242 4242 4242 pays)` : 'Stripe'
  const lines = [
    '',
    `Ready in ${((Date.now() - begun) / 1000).toFixed(1)} s.`,
    '',
    `  Site       ${addresses.site}`,
    `  Mailbox    ${mail}`,
    `  Payments   ${cards}`,
    `  Admin      ${logins.admin.email}  ${logins.admin.password}`,
    `  Support    ${logins.support.email}  ${logins.support.password}`,
    '',
    `  Chromium   ${chromium.name}`,
    `  NATS       ${parts.nats}`,
    `  Postgres   ${parts.postgres}`,
    '',
    'Ctrl-C stops everything and keeps the data; "npm run reset" clears it.',
    ''
  ]
  process.stdout.write(lines.join('\n'))
}
