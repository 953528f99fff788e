import type { Reader } from '@formwright/proto-events'
import { factsOf, readingsOf } from '@formwright/proto-events/readings'
import { databaseNames, workerRole } from '../local/databases.ts'

/** To find the stream. */
const finding = ['$JS.API.INFO', '$JS.API.STREAM.INFO.EVENTS']
/** Whichever service meets a broker without a stream makes it. Nobody may change, empty or delete it. */
const making = [...finding, '$JS.API.STREAM.CREATE.EVENTS']

/** To tell one's own facts; to find or make one's own durables, each for its one fact, to fetch and to acknowledge. */
const facts = (user: string) => {
  const program = user.replaceAll('_', '-') as Reader
  return [
    ...factsOf(program).map(({ type }) => `ev.${type}`),
    ...readingsOf(program).flatMap(({ durable, event }) => [
      `$JS.API.CONSUMER.INFO.EVENTS.${durable}`,
      `$JS.API.CONSUMER.CREATE.EVENTS.${durable}.ev.${event.type}`,
      `$JS.API.CONSUMER.MSG.NEXT.EVENTS.${durable}`,
      `$JS.ACK.EVENTS.${durable}.>`
    ])
  ]
}

/** What each user of the broker may publish. The worker's facts go out through documents; the gateway only looks in. */
export const rights: Readonly<Record<string, string[]>> = {
  ...Object.fromEntries(databaseNames.map((user) => [user, [...making, ...facts(user)]])),
  [workerRole]: [...finding, ...facts(workerRole)],
  gateway: []
}

/** nats-server's configuration: durable before it acknowledges, one user per program, nothing anonymous. */
export function natsConfig(passwordOf: (user: string) => string): string {
  return [
    'server_name: formwright',
    'listen: "0.0.0.0:4222"',
    'http: "127.0.0.1:8222"',
    'max_payload: 262144',
    'max_connections: 256',
    'write_deadline: "10s"',
    'jetstream { store_dir: "/data", max_memory_store: 64M, max_file_store: 2G, sync_interval: always }',
    'authorization { users: [',
    ...Object.entries(rights).map(([user, publish]) => userLine(user, passwordOf(user), publish)),
    '] }',
    ''
  ].join('\n')
}

/** An empty list of what is allowed would allow everything: who may publish nothing is refused everything by name. */
function userLine(user: string, password: string, publish: string[]): string {
  const permissions = {
    publish: publish.length > 0 ? { allow: publish } : { deny: ['>'] },
    subscribe: { allow: [`_INBOX_${user}.>`] }
  }
  return `  { user: ${user}, password: ${JSON.stringify(password)}, permissions: ${JSON.stringify(permissions)} }`
}
