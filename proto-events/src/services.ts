/** A service: its folder is `services/<name>`, its database, its role and its user of the broker bear its name. */
interface Entry {
  /** Its port in local boot, counted from the gateway's. */
  port: number
  /** Whom it asks over HTTP: it is handed their addresses. */
  needs: readonly string[]
}

/**
 * Who is in the house. Local boot, the gateway, the broker's rights and the tests read this list, and docker-compose.yml is
 * checked against it: a new service is its folder and one entry.
 */
export const services = {
  catalog: { port: 1, needs: [] },
  auth: { port: 2, needs: ['documents', 'checkout', 'support-chat'] },
  checkout: { port: 3, needs: ['catalog', 'documents', 'auth'] },
  documents: { port: 4, needs: ['checkout', 'auth'] },
  attorney: { port: 5, needs: [] },
  'support-chat': { port: 6, needs: ['catalog', 'auth'] },
  notifications: { port: 7, needs: ['documents', 'auth', 'support-chat', 'checkout'] }
} as const satisfies Record<string, Entry>

export type ServiceName = keyof typeof services

export const serviceNames = Object.keys(services) as ServiceName[]

type Underscored<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}_${Underscored<Tail>}`
  : Name
export type RoleOf<Name extends string> = Underscored<Name>
export type UrlVariable<Name extends string> = `${Uppercase<Underscored<Name>>}_URL`

/** What a name is as a role, a database and a user of the broker: `support-chat` is `support_chat`. */
export const roleOf = <Name extends string>(name: Name) => name.replaceAll('-', '_') as RoleOf<Name>

/** The variable that holds a program's address: `support-chat` is at `SUPPORT_CHAT_URL`. */
export const urlVariable = <Name extends string>(name: Name) => `${roleOf(name).toUpperCase()}_URL` as UrlVariable<Name>
