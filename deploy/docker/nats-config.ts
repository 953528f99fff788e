/** The facts each service may publish; what it may read goes through JetStream's own subjects. */
const publishes: Record<string, string[]> = {
  catalog: [],
  auth: ['ev.user.>', 'ev.session.>'],
  checkout: ['ev.payment.>', 'ev.order.>'],
  documents: ['ev.entitlement.>', 'ev.draft.>', 'ev.document.>'],
  attorney: [],
  support_chat: [],
  notifications: ['ev.mail.>']
}

/** What a reader needs of JetStream: to find or make stream and durable, to fetch, to acknowledge. */
const reading = ['$JS.API.STREAM.INFO.EVENTS', '$JS.API.STREAM.CREATE.EVENTS', '$JS.API.CONSUMER.>', '$JS.ACK.EVENTS.>']

/** The worker may touch its own two durables and publish nothing: documents relays its facts. */
const worker = [
  '$JS.API.STREAM.INFO.EVENTS',
  ...['documents-worker', 'documents-worker-drafts'].flatMap((durable) => [
    `$JS.API.CONSUMER.INFO.EVENTS.${durable}`,
    `$JS.API.CONSUMER.DURABLE.CREATE.EVENTS.${durable}`,
    `$JS.API.CONSUMER.CREATE.EVENTS.${durable}`,
    `$JS.API.CONSUMER.CREATE.EVENTS.${durable}.>`,
    `$JS.API.CONSUMER.MSG.NEXT.EVENTS.${durable}`,
    `$JS.ACK.EVENTS.${durable}.>`
  ])
]

/** nats-server's configuration: durable before it acknowledges, one user per service, nothing anonymous. */
export function natsConfig(passwordOf: (user: string) => string): string {
  const users = {
    ...Object.fromEntries(Object.entries(publishes).map(([user, facts]) => [user, [...facts, ...reading]])),
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
    ...Object.entries(users).map(
      ([user, publish]) =>
        `  { user: ${user}, password: ${JSON.stringify(passwordOf(user))}, permissions: { publish: ${JSON.stringify(publish)}, subscribe: ["_INBOX.>"] } }`
    ),
    '] }',
    ''
  ].join('\n')
}
