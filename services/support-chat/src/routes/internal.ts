import { notFound } from '@formwright/kit/http/errors'
import { answerCall } from '@formwright/kit/identity/internal'
import {
  chatTranscriptCall,
  contactMessageCall,
  demoRequestCall,
  writtenFromCall
} from '@formwright/proto-events/calls/support-chat'
import type { FastifyPluginAsync } from 'fastify'
import { linesAfter } from '../repositories/chat-lines.ts'
import { findContact } from '../repositories/contacts.ts'
import { findDemo } from '../repositories/demos.ts'
import { findChat } from '../repositories/live-chats.ts'
import { writtenFrom } from '../repositories/person.ts'
import { findTranscript } from '../repositories/transcripts.ts'
import type { Database } from '../tables.ts'
import { toChat, toContact, toDemo } from './answers.ts'

/** What was written to us: read by notifications when its mail is written, so that it rests in no fact; and by auth, for an export. */
export const internalCalls =
  ({ db, secret }: { db: Database; secret: string }): FastifyPluginAsync =>
  async (app) => {
    const self = { service: 'support-chat', secret } as const

    answerCall(app, self, contactMessageCall, async ({ params }) => {
      const contact = await findContact(db, params.id)
      if (contact === undefined) throw notFound()
      return toContact(contact)
    })

    answerCall(app, self, demoRequestCall, async ({ params }) => {
      const demo = await findDemo(db, params.id)
      if (demo === undefined) throw notFound()
      return toDemo(demo)
    })

    answerCall(app, self, writtenFromCall, async ({ params }) => {
      const { messages, demos, chats } = await writtenFrom(db, params.address_hash)
      return { messages: messages.map(toContact), demo_requests: demos.map(toDemo), chats: chats.map(toChat) }
    })

    answerCall(app, self, chatTranscriptCall, async ({ params }) => {
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
    })
  }
