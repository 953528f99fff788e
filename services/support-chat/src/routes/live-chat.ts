import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { appendToOutbox } from '@formwright/kit/facts/outbox'
import { clientAddress } from '@formwright/kit/http/client-address'
import { ErrorAnswers, unprocessable } from '@formwright/kit/http/errors'
import { throttle } from '@formwright/kit/http/throttle'
import { ownerOf } from '@formwright/kit/identity/owner'
import { chatHandedOff } from '@formwright/proto-events'
import { labelOf } from '../domain/chat/acts/visitor-acts.ts'
import { saveChat } from '../repositories/chats.ts'
import { ChatAnswer, type ChatMessage, MESSAGE_BYTES, SubmittedChat } from '../schemas/chat.ts'
import type { Database } from '../tables.ts'

const BODY_BYTES = 1_048_576

/** Hands a conversation over to people. */
export const liveChatRoutes =
  ({ db, chatsPerHour }: { db: Database; chatsPerHour: number }): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/api/live-chat/submit',
      {
        bodyLimit: BODY_BYTES,
        schema: {
          tags: ['chat'],
          summary: 'Hand over a conversation; the same session again is the same conversation',
          body: SubmittedChat,
          response: { 201: ChatAnswer, ...ErrorAnswers }
        }
      },
      async ({ body, ip }, reply) => {
        checkBytes(body.messages)
        await throttle(db, {
          key: `chat:${clientAddress(ip)}`,
          limit: chatsPerHour,
          windowSeconds: 3_600,
          detail: 'Too many conversations were handed over from your network within an hour. Please try again later.'
        })
        const chat = {
          owner: ownerOf(body.session_id),
          label: labelOf(body.session_id),
          user_email: body.user_email ?? null,
          topic: body.topic ?? 'General',
          status: body.status ?? 'Needs Follow-up',
          summary: body.summary ?? '',
          messages: body.messages
        }
        await db.transaction().execute(async (trx) => {
          const chat_id = await saveChat(trx, chat)
          if (chat_id !== undefined) await appendToOutbox(trx, chatHandedOff, { chat_id, agent_present: false })
        })
        return reply.code(201).send({ success: true as const, session_id: body.session_id })
      }
    )
  }

function checkBytes(messages: ChatMessage[]) {
  const at = messages.findIndex(({ content }) => Buffer.byteLength(content) > MESSAGE_BYTES)
  if (at < 0) return
  throw unprocessable('A message may have at most 4 kB', [
    { field: `messages.${at}.content`, message: 'must not have more than 4096 bytes' }
  ])
}
