import { ListOf, Nullable } from '@formwright/kit/http/schemas'
import { PrintQueue } from '@formwright/proto-events/calls/documents/figures'
import { AuditEntry, Backlog, DeadLetter } from '@formwright/proto-events/calls/operations'
import { serviceNames } from '@formwright/proto-events/services'
import { Type } from 'typebox'

export const ServiceName = Type.Enum(serviceNames)

const exampleTime = '2026-11-21T12:00:00.000Z'
const exampleRequest = 'c0a1f5de-7f0a-4a53-9a4f-1d2f0a6b9c11'

export const DeadLetters = ListOf(
  Type.Object(
    { service: ServiceName, ...DeadLetter.properties },
    {
      examples: [
        {
          service: 'notifications' as const,
          id: 3,
          direction: 'in' as const,
          consumer: 'notifications-document-generated',
          event_id: '3f0c2f4e-7f0a-4a53-9a4f-1d2f0a6b9c11',
          type: 'document.generated',
          error: 'The mail server refused the address',
          deliveries: 11,
          created_at: exampleTime,
          state: 'waiting' as const
        }
      ]
    }
  )
)

export const AuditLog = ListOf(
  Type.Object(
    { service: Type.String(), ...AuditEntry.properties },
    {
      examples: [
        {
          service: 'checkout',
          id: 12,
          at: exampleTime,
          account_id: '0b7e3f0a-5a52-4c0f-9a3e-2f6c1f1b9d11',
          email: 'admin@formwright.example',
          action: 'order.refunded',
          subject: '8e1f0c2a-5b7d-4f0a-9c3e-2d6b1a4f7c90',
          details: { cents: 4900 },
          request_id: exampleRequest
        }
      ]
    }
  )
)

const { unpublished, dead } = Backlog.properties
const idle = { queued: 0, generating: 0, oldest_seconds: null }

export const Queue = Type.Object(
  {
    worker: Nullable(PrintQueue),
    services: Type.Array(
      Type.Object({ service: Type.String(), unpublished: Nullable(unpublished), dead: Nullable(dead) })
    ),
    degraded: Type.Optional(Type.Array(Type.String(), { description: 'Services that did not answer' }))
  },
  {
    examples: [
      {
        worker: { final: { queued: 3, generating: 1, oldest_seconds: 7 }, draft: idle, template: idle },
        services: [{ service: 'catalog', unpublished: 0, dead: 0 }]
      }
    ]
  }
)
