import type { paths } from './generated/openapi.d.ts'

/** Every call of our API by its name in the OpenAPI document: `GET /api/services/{idOrSlug}`. */
export type Route = { [Path in keyof paths]: `${Uppercase<keyof paths[Path] & string>} ${Path}` }[keyof paths]

type Operation<R extends Route> = R extends `${infer Verb} ${infer Path extends keyof paths}`
  ? paths[Path][Lowercase<Verb> & keyof paths[Path]]
  : never

type Parameters<R extends Route> = Operation<R> extends { parameters: infer Named } ? Named : unknown

/** What is undefined is left out. */
type OrNot<Named> = { [Name in keyof Named]: Named[Name] | (object extends Pick<Named, Name> ? undefined : never) }

/** What a call is given in its query. */
export type Query<R extends Route> = Parameters<R> extends { query?: infer Asked } ? OrNot<Asked> : never

/** The body a call is sent with. */
export type Body<R extends Route> =
  Operation<R> extends { requestBody: { content: { 'application/json': infer Sent } } } ? OrNot<Sent> : never

/** All that a call is given: what its address and head name, and its body. */
export type Given<R extends Route> = Omit<Parameters<R>, 'query'> &
  ([Query<R>] extends [never] ? unknown : object extends Query<R> ? { query?: Query<R> } : { query: Query<R> }) &
  ([Body<R>] extends [never] ? unknown : { body: Body<R> })

type Responses<R extends Route> = Operation<R> extends { responses: infer All } ? All : never
type Success<R extends Route> = Responses<R>[keyof Responses<R> & (200 | 201 | 202)]
type Json<Response> = Response extends { content: { 'application/json': infer Said } } ? Said : never

/** What a call answers, where that is JSON. */
export type Answer<R extends Route> = Json<Success<R>>

/** What a call says when it refuses with this status, where that is more than every refusal says. */
export type Refusal<R extends Route, Status> = Json<Responses<R>[Status & keyof Responses<R>]>

/** The calls that answer a list. */
export type ListRoute = {
  [R in Route]: [Answer<R>] extends [never] ? never : Answer<R> extends unknown[] ? R : never
}[Route]

/** One row of what a list answers. */
export type RowOf<R extends ListRoute> = Answer<R> extends (infer Row)[] ? Row : never

/** The lists that are also told as rows for a spreadsheet. */
export type CsvRoute = {
  [R in ListRoute]: Success<R> extends { content: { 'text/csv': string } } ? R : never
}[ListRoute]
