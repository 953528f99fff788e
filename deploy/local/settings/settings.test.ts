import { expect, test } from 'vitest'
import { readPorts, SetupError } from './settings.ts'

test('every port follows PORT unless it is set', () => {
  const ports = readPorts({ PORT: '9000', MAILBOX_PORT: '8025', SUPPORT_CHAT_PORT: '7000' })
  expect(ports).toMatchObject({ gateway: 9000, catalog: 9001, postgres: 9009, mailbox: 8025, smtp: 9012 })
  expect(ports['support-chat']).toBe(7000)
})

test('a port that is none, and two doors on one port, are named', () => {
  expect(() => readPorts({ PORT: 'eighty' })).toThrow(new SetupError('PORT=eighty is not a port (1 to 65535).'))
  expect(() => readPorts({ PORT: '9000', MAILBOX_PORT: '9009' })).toThrow(
    'MAILBOX_PORT and POSTGRES_PORT are both 9009'
  )
})
