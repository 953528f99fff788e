import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers, notFound } from '@formwright/kit/errors'
import { requireCaller } from '@formwright/kit/internal'
import { Timestamp, Uuid } from '@formwright/kit/schemas'
import { Type } from 'typebox'
import { linesAfter } from '../repositories/chat-lines.ts'
import { findChat } from '../repositories/live-chats.ts'
import { findTranscript } from '../repositories/transcripts.ts'
import type { Database } from '../tables.ts'

const Transcript = Type.Object({
  email: Type.String(),
  topic: Type.String(),
  started_at: Timestamp,
  lines: Type.Array(
    Type.Object({
      who: Type.String({ description: 'A name of ours; empty for the visitor' }),
      automated: Type.Boolean(),
      content: Type.String(),
      at: Timestamp
    })
  )
})

/** For notifications: a conversation is read when its mail is written, so that it rests in no event. */
export const internalRoutes =
  ({ db, secret }: { db: Database; secret: string }): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/internal/transcripts/:id',
      {
        onRequest: requireCaller({ secret, service: 'support-chat', callers: ['notifications'] }),
        schema: { hide: true, params: Type.Object({ id: Uuid }), response: { 200: Transcript, ...ErrorAnswers } }
      },
      async ({ params }) => {
        const transcript = await findTranscript(db, params.id)
        const chat = transcript && (await findChat(db, transcript.chat_id))
        if (transcript === undefined || chat === undefined) throw notFound('There is nothing to mail')
        const lines = await linesAfter(db, chat.id, 0)
        return {
          email: transcript.email,
          topic: chat.topic,
          started_at: chat.created_at.toISOString(),
          lines: lines
            .filter(({ seq }) => seq <= transcript.last_seq)
            .map(({ agent, automated, content, created_at }) => ({
              who: agent,
              automated,
              content,
              at: created_at.toISOString()
            }))
        }
      }
    )
  }
