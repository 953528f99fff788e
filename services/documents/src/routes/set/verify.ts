import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers } from '@formwright/kit/http/errors'
import { Nullable } from '@formwright/kit/http/schemas'
import { Type } from 'typebox'
import type { Context } from '../../context.ts'
import { findIssued } from '../../repositories/set/verification.ts'
import { countMiss } from '../questionnaire/look-ups.ts'

const Ask = Type.Object(
  { sha256: Type.String({ pattern: '^[0-9a-fA-F]{64}$', description: "The PDF's checksum, in hexadecimal" }) },
  { examples: [{ sha256: '3a7bd3e2360a3d29eea436fcfb7e44c735d117c42d1c1835420b6b9942dd4f1b' }] }
)
const Verified = Type.Object(
  {
    issued: Type.Boolean(),
    document: Nullable(Type.String()),
    template_version: Nullable(Type.String()),
    issued_on: Nullable(Type.String({ format: 'date' }))
  },
  {
    examples: [{ issued: true, document: 'Last Will and Testament', template_version: '1.0', issued_on: '2026-11-21' }]
  }
)

/** Whether a paper is one of ours and unchanged, for whoever was handed it. Says nothing about a person. */
export const verifyRoutes =
  ({ db, config }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/api/verify',
      {
        schema: { summary: 'Whether we issued this very PDF', body: Ask, response: { 200: Verified, ...ErrorAnswers } }
      },
      async (request) => {
        const paper = await findIssued(db, request.body.sha256.toLowerCase())
        if (paper === undefined) {
          await countMiss(db, config.LOOKUP_LIMIT, request.ip)
          return { issued: false, document: null, template_version: null, issued_on: null }
        }
        return {
          issued: true,
          document: paper.title,
          template_version: paper.template_version ?? paper.rendered_template_hash?.slice(0, 12) ?? null,
          issued_on: paper.ready_at?.toISOString().slice(0, 10) ?? null
        }
      }
    )
  }
