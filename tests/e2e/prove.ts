import { asAdmin, type Doors, eraseSomebody, failARefund } from './support/far-facts.ts'

/**
 * Against a system that runs already (`npm start`, or Compose): an erasure and a refund that fails late reach everybody
 * concerned. Reads PORT, MAILBOX_PORT, SANDBOX_PORT, ADMIN_EMAIL and ADMIN_PASSWORD; Compose's ports are the default.
 */
const port = (name: string, fallback: number) => Number(process.env[name] || fallback)
const gateway = port('PORT', 8080)
const doors: Doors = {
  addresses: { site: `http://localhost:${gateway}` },
  ports: { gateway, mailbox: port('MAILBOX_PORT', 8091), sandbox: port('SANDBOX_PORT', 8093) }
}
const login = {
  email: process.env['ADMIN_EMAIL'] || 'admin@formwright.example',
  password: process.env['ADMIN_PASSWORD'] ?? ''
}

try {
  const admin = await asAdmin(doors, login)
  process.stdout.write(`ok   an erasure left ${(await eraseSomebody(doors, admin)).join(', ')}\n`)
  await failARefund(doors, admin)
  process.stdout.write('ok   a refund that came back: staff was mailed, the books count it no more\n')
} catch (error) {
  process.stderr.write(`FAIL ${(error as Error).message}\n`)
  process.exitCode = 1
}
