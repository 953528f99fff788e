import { connect } from 'nats'
import { beforeAll } from 'vitest'
import { natsUrl } from './database.ts'

// Before each file: the broker holds nothing of the files before it, whose facts would be news to the next one's services.
beforeAll(async () => {
  const connection = await connect({ servers: new URL(natsUrl()).host })
  const manager = await connection.jetstreamManager()
  for await (const { config } of manager.streams.list()) await manager.streams.delete(config.name)
  await connection.close()
})
