import type { paths } from './generated/openapi.d.ts'

/** What a GET of our API answers, by its path in the OpenAPI document. */
export type Answer<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Body } } } }
}
  ? Body
  : never

/** One row of a list. */
export type RowOf<Path extends keyof paths> = Answer<Path> extends (infer Row)[] ? Row : never
