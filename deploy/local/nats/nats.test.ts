import { expect, test } from 'vitest'
import { natsConfig } from './nats.ts'

test('fsync before ack is asked of every server that knows it, and never of 2.9, which would refuse to start', () => {
  const config = (version: string): string => natsConfig({ port: 4222, store: '/data', version })
  expect(config('2.9.10')).not.toContain('sync_interval')
  expect(config('2.10.0')).toContain('sync_interval: always')
  expect(config('2.12.15')).toContain('sync_interval: always')
})
