import { notFound } from '@formwright/kit/http/errors'
import { answerCall } from '@formwright/kit/identity/internal'
import {
  renewDownloadCall,
  resumeTokenCall,
  setFilesCall,
  setToMailCall
} from '@formwright/proto-events/calls/documents/mailing'
import type { FastifyPluginAsync } from 'fastify'
import type { Context } from '../../context.ts'
import { openAnswers } from '../../domain/matter/answers-at-rest.ts'
import { makeResumeToken } from '../../domain/matter/resume-draft.ts'
import { renewDownload } from '../../domain/set/mail-set.ts'
import { openFile } from '../../domain/set/read-files.ts'
import { findEntitlement } from '../../repositories/order/entitlements.ts'
import { listFiles, PACKET } from '../../repositories/set/files.ts'
import { findGeneration, findGenerationWithAnswers } from '../../repositories/set/generations.ts'
import { filingOf } from '../questionnaire/filing.ts'
import { answering } from './answering.ts'

/** What the mails about a set are made of; a link is made when its mail is written, so that no secret rests in a fact. */
export const mailingCalls =
  (context: Context): FastifyPluginAsync =>
  async (app) => {
    const { db, library, keyring } = context
    const self = answering(context)

    answerCall(app, self, setToMailCall, async ({ params }) => {
      const set = await findGenerationWithAnswers(db, params.id)
      if (set === undefined || set.closed_at !== null) throw notFound('There are no such documents')
      const answers = openAnswers(keyring, set.answers, `generation:${set.id}`)
      const state = typeof answers['state'] === 'string' ? answers['state'] : null
      const order = set.order_id === null ? undefined : await findEntitlement(db, set.order_id)
      const files = (await listFiles(db, [set.id])).map(({ document_id, title, pages, bytes, sha256 }) => {
        return { id: document_id, title, pages, bytes, sha256 }
      })
      return {
        service_title: set.service_title,
        state_name: state === null ? null : library.facts.name(state),
        email: order?.email ?? null,
        documents: files.filter(({ id }) => id !== PACKET),
        packet: files.find(({ id }) => id === PACKET) ?? null,
        filing: await filingOf({ db, library, keyring }, set.id),
        expires_at: set.expires_at?.toISOString() ?? null
      }
    })

    answerCall(app, self, setFilesCall, async ({ params, query }) => {
      const names = query.documents.split(',')
      const files = await Promise.all(names.map((name) => openFile(db, keyring, params.id, name)))
      return Buffer.concat(
        files.map((file) => {
          if (file === undefined) throw notFound('There is no such document')
          return file.bytes
        })
      )
    })

    answerCall(app, self, renewDownloadCall, async ({ params }) => {
      const generation = await findGeneration(db, params.id)
      const renewed = generation && (await renewDownload(db, generation))
      if (generation === undefined || renewed === undefined) throw notFound('There is nothing to open')
      const { id, service_title } = generation
      return { generation_id: id, service_title, email: renewed.email, expires_at: renewed.expiresAt.toISOString() }
    })

    answerCall(app, self, resumeTokenCall, async ({ params }) => {
      const made = await makeResumeToken(db, { linkId: params.id, now: new Date() })
      const service_title = library.service(made.serviceId)?.meta.title ?? 'Your documents'
      return { token: made.token, service_title, expires_at: made.expiresAt.toISOString() }
    })
  }
