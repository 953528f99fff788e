import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { conflict, ErrorAnswers, notFound } from '@formwright/kit/http/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Context } from '../../context.ts'
import { ZIP_NAME } from '../../domain/set/file-names.ts'
import { openFile, zipFiles } from '../../domain/set/read-files.ts'
import { PACKET } from '../../repositories/set/files.ts'
import { GenerationId, Raw } from '../schemas.ts'
import { openDownload } from './open-download.ts'

const Query = Type.Object({ format: Type.Optional(Type.Union([Type.Literal('pdf'), Type.Literal('zip')])) })
const OfDocument = Type.Object({
  generationId: GenerationId,
  document: Type.String({ pattern: '^[a-z][a-z0-9-]{0,63}$' })
})

/** The finished papers. Whoever holds the id may have them for 30 days, the owner's account for good. */
export const downloadRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { db, keyring } = context

    async function readyId(request: FastifyRequest, id: string): Promise<string> {
      const { id: setId, status } = await openDownload(context, request, id)
      if (status === 'failed') {
        throw conflict('These documents could not be made. Our team has been told; please try again later.', 'failed')
      }
      if (status !== 'ready') throw conflict('Your documents are still being made. Please try again soon.', 'not-ready')
      return setId
    }

    async function sendPdf(reply: FastifyReply, generationId: string, documentId: string) {
      const file = await openFile(db, keyring, generationId, documentId)
      if (file === undefined) throw notFound('There is no such document in this set')
      return attach(reply, file.name, 'application/pdf').send(file.bytes)
    }

    app.get(
      '/api/download/:generationId',
      {
        schema: {
          summary: 'The packet; `?format=zip` for all documents',
          produces: ['application/pdf', 'application/zip'],
          params: Type.Object({ generationId: GenerationId }),
          querystring: Query,
          response: { 200: Raw, ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const id = await readyId(request, request.params.generationId)
        if (request.query.format !== 'zip') return sendPdf(reply, id, PACKET)
        return attach(reply, ZIP_NAME, 'application/zip').send(await zipFiles(db, keyring, id))
      }
    )

    app.get(
      '/api/download/:generationId/:document',
      {
        schema: {
          summary: 'One document',
          produces: ['application/pdf'],
          params: OfDocument,
          response: { 200: Raw, ...ErrorAnswers }
        }
      },
      async (request, reply) =>
        sendPdf(reply, await readyId(request, request.params.generationId), request.params.document)
    )
  }

const attach = (reply: FastifyReply, name: string, type: string) =>
  reply
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', `attachment; filename="${name}"`)
    .type(type)
