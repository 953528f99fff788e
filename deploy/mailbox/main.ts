import { onStop, requirePort, requireVariable } from '../local/settings/environment.ts'
import { buildMailbox } from './app.ts'

const host = requireVariable('HOST', '127.0.0.1')
const mailbox = await buildMailbox({ dataDir: requireVariable('DATA_DIR') })
await mailbox.listen({ host, port: requirePort('PORT'), smtpPort: requirePort('SMTP_PORT') })
onStop(mailbox.close)
