import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers, notFound } from '@formwright/kit/http/errors'
import { Type } from 'typebox'
import { findAttorney, listAttorneys } from '../repositories/attorneys.ts'
import { Attorney, AttorneyList, DirectorySearch } from '../schemas/attorney.ts'
import type { Database } from '../tables.ts'
import { toAttorney } from './answers.ts'
import { readState } from './state.ts'

/** The directory, open to everyone. */
export const directoryRoutes =
  ({ db }: { db: Database }): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/api/attorney-directory',
      {
        schema: {
          tags: ['attorneys'],
          summary: 'Attorneys of a state, those of the city first',
          body: DirectorySearch,
          response: { 200: AttorneyList, ...ErrorAnswers }
        }
      },
      async (request) => {
        const { state, city } = request.body
        const rows = await listAttorneys(db, { state: readState(state), city: city?.trim() })
        return { attorneys: rows.map(toAttorney) }
      }
    )

    app.get(
      '/api/attorneys/:id',
      {
        schema: {
          tags: ['attorneys'],
          summary: 'One attorney',
          params: Type.Object({ id: Type.String({ examples: ['sample-tx-1'] }) }),
          response: { 200: Attorney, ...ErrorAnswers }
        }
      },
      async (request) => {
        const row = await findAttorney(db, request.params.id)
        if (row === undefined) throw notFound('Attorney not found')
        return toAttorney(row)
      }
    )
  }
