/** The facts each service may publish; what it may read goes through JetStream's own subjects. */
const publishes: Record<string, string[]> = {
  catalog: [],
  auth: ['ev.user.>', 'ev.session.>', 'ev.account.>', 'ev.password.>', 'ev.verification.>', 'ev.trial.>'],
  checkout: ['ev.payment.>', 'ev.order.>', 'ev.add-on.>'],
  documents: ['ev.entitlement.>', 'ev.draft.>', 'ev.document.>', 'ev.download.>'],
  attorney: [],
  support_chat: ['ev.chat.>', 'ev.contact.>', 'ev.demo.>'],
  notifications: ['ev.mail.>']
}

/** To find or make the stream: whichever service meets a broker without one makes it. */
const stream = ['$JS.API.INFO', '$JS.API.STREAM.INFO.EVENTS', '$JS.API.STREAM.CREATE.EVENTS']

/** To find or make a durable, to fetch and to acknowledge; never to delete one. */
const reading = (durable: string) => [
  `$JS.API.CONSUMER.INFO.EVENTS.${durable}`,
  `$JS.API.CONSUMER.DURABLE.CREATE.EVENTS.${durable}`,
  `$JS.API.CONSUMER.CREATE.EVENTS.${durable}`,
  `$JS.API.CONSUMER.CREATE.EVENTS.${durable}.>`,
  `$JS.API.CONSUMER.MSG.NEXT.EVENTS.${durable}`,
  `$JS.ACK.EVENTS.${durable}.>`
]

/** The worker may touch its own two durables and publish nothing: documents relays its facts and makes the stream. */
const worker = [
  '$JS.API.INFO',
  '$JS.API.STREAM.INFO.EVENTS',
  ...reading('documents-worker'),
  ...reading('documents-worker-drafts')
]

/** nats-server's configuration: durable before it acknowledges, one user per service, nothing anonymous. */
export function natsConfig(passwordOf: (user: string) => string): string {
  const users = {
    ...Object.fromEntries(
      Object.entries(publishes).map(([user, facts]) => [user, [...facts, ...stream, ...reading('*')]])
    ),
    documents_worker: worker,
    gateway: []
  }
  return [
    'server_name: formwright',
    'listen: "0.0.0.0:4222"',
    'http: "127.0.0.1:8222"',
    'max_payload: 262144',
    'max_connections: 256',
    'write_deadline: "10s"',
    'jetstream { store_dir: "/data", max_memory_store: 64M, max_file_store: 2G, sync_interval: always }',
    'authorization { users: [',
    ...Object.entries(users).map(([user, publish]) => userLine(user, passwordOf(user), publish)),
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
