import { onStop, requirePort, requireVariable } from '../local/settings/environment.ts'
import { buildSandbox } from './app.ts'

const port = requirePort('PORT')
const app = await buildSandbox({
  dataDir: requireVariable('DATA_DIR'),
  publicUrl: requireVariable('PUBLIC_URL', `http://localhost:${port}`),
  webhookUrl: requireVariable('WEBHOOK_URL'),
  secretKey: requireVariable('STRIPE_SECRET_KEY'),
  webhookSecret: requireVariable('STRIPE_WEBHOOK_SECRET')
})
await app.listen({ host: requireVariable('HOST', '127.0.0.1'), port })
onStop(() => app.close())
