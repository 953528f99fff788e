/** A page has not all its faces, or what it printed lacks something: the page is thrown away, the job is worth another. */
export class UnfitPageError extends Error {
  override readonly name = 'UnfitPageError'
}
