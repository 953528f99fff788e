import { openBroker } from '@formwright/kit/facts/broker'
import { closeGracefully } from '@formwright/kit/process/close'
import { createLogger } from '@formwright/kit/process/log'
import { buildApp } from './app.ts'
import { canonicalOrigin, loadConfig, trustedProxies } from './config.ts'
import { limitsOf } from './limits.ts'
import { metricsDoor } from './metrics-door.ts'
import { upstreamsOf } from './upstreams.ts'

const config = loadConfig()
const log = createLogger('gateway', config.LOG_LEVEL)
const broker = openBroker(config.NATS_URL, 'gateway', log)
const app = await buildApp({
  upstreams: upstreamsOf(config),
  limits: limitsOf(config),
  trustProxy: trustedProxies(config),
  publicKeys: config.AUTH_PUBLIC_KEYS,
  internalSecret: config.INTERNAL_SECRET,
  webRoot: config.WEB_ROOT,
  origin: canonicalOrigin(config),
  brokerConnected: () => broker.connected(),
  log
})
const door = metricsDoor(app)

closeGracefully(
  log,
  () => app.close(),
  () => door.close(),
  () => broker.close()
)
await app.listen({ host: config.HOST, port: config.PORT })
if (config.METRICS_PORT !== undefined) await door.listen({ host: config.HOST, port: config.METRICS_PORT })
