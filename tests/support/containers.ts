import { GenericContainer, getContainerRuntimeClient, Wait } from 'testcontainers'
import type { Servers } from './servers.ts'

const PASSWORD = 'test-only'
/** No test ends this Postgres and reads on afterwards: it need not wait for the disk. */
export const hastyArgs = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'].flatMap((set) => ['-c', set])

/** The servers in containers, or undefined where no engine answers or its images cannot be had. */
export async function startContainers(brokers: number): Promise<Servers | undefined> {
  try {
    await getContainerRuntimeClient()
  } catch {
    return undefined
  }
  try {
    const [postgres, ...nats] = await Promise.all([startPostgres(), ...Array.from({ length: brokers }, startNats)])
    const at = (container: { getHost(): string; getMappedPort(port: number): number }, port: number) =>
      `${container.getHost()}:${container.getMappedPort(port)}`
    return {
      postgresUrl: `postgres://postgres:${PASSWORD}@${at(postgres, 5432)}/postgres`,
      natsUrls: nats.map((broker) => `nats://${at(broker, 4222)}`),
      kind: 'containers',
      async stop() {
        await Promise.all([postgres, ...nats].map((container) => container.stop()))
      }
    }
  } catch (error) {
    process.stderr.write(
      `A Docker engine answers, but not with our images (${(error as Error).message}): using embedded servers\n`
    )
    return undefined
  }
}

const startPostgres = () =>
  new GenericContainer('postgres:18')
    .withEnvironment({ POSTGRES_PASSWORD: PASSWORD })
    .withCommand(['postgres', '-c', 'max_connections=300', ...hastyArgs])
    .withExposedPorts(5432)
    .withWaitStrategy(Wait.forLogMessage(/database system is ready to accept connections/, 2))
    .start()

const startNats = () =>
  new GenericContainer('nats:2.12-alpine')
    .withCommand(['-js', '-sd', '/tmp/jetstream'])
    .withExposedPorts(4222)
    .withWaitStrategy(Wait.forListeningPorts())
    .start()
