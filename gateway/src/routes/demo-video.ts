import { ErrorAnswers } from '@formwright/kit/http/errors'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'

const FOLDER = new URL('../../media/', import.meta.url).pathname

/** A recording of the product's own demonstration (`npm run film` makes it anew), in parts where a player asks for a range. */
export function demoVideo(app: FastifyInstance): void {
  const film = Type.Unsafe<Buffer>({ type: 'string', format: 'binary', description: 'MP4, H.264, 1280 × 720' })
  app.get(
    '/api/enterprise-demo-video',
    {
      schema: {
        tags: ['enterprise'],
        summary: "A short film of the product's own demonstration",
        produces: ['video/mp4'],
        response: { 200: film, 206: film, ...ErrorAnswers }
      }
    },
    (_request, reply) => {
      reply.header('cache-control', 'public, max-age=86400')
      return reply.sendFile('enterprise-demo.mp4', FOLDER, { cacheControl: false })
    }
  )
}
