import type { Page } from 'playwright-core'
import { documentFaces, FAMILY } from '../../src/domain/render/fonts.ts'
import { PRINT_POLICY } from '../../src/domain/render/page.ts'
import { loadFaces, replaceContent, type ShownText } from './in-page.ts'
import { UnfitPageError } from './unfit-page.ts'

const NOTHING = '<!doctype html><title></title><body></body>'
/** Nobody looks at the screen: without a body there it is not laid out twice. */
const EMPTY = `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${PRINT_POLICY}"><title></title>
<style id="unseen">@media screen{body{display:none}}</style></head><body></body></html>`

/**
 * Makes a blank page that holds every face of the documents. A print does not wait for a face: what is set in one that
 * is not there yet is left out, so no page serves before each of them is loaded.
 */
export async function holdFaces(page: Page): Promise<void> {
  await page.setContent(EMPTY)
  const faces = documentFaces()
  const statuses = await page.evaluate(loadFaces, faces)
  const loaded = statuses.filter((status) => status === 'loaded').length
  if (loaded !== faces.length) throw new UnfitPageError(`The page loaded ${loaded} of ${faces.length} faces`)
}

/** Puts a document on a page that holds the faces. Returns the text that must be on the paper, and how it is set. */
export async function showContent(page: Page, html: string): Promise<ShownText> {
  const shown = await page.evaluate(replaceContent, { html, family: FAMILY, faces: documentFaces().length })
  if (shown === null) throw new UnfitPageError('The page lost its faces')
  return JSON.parse(shown)
}

/** Whatever a job left goes; only the faces stay. The next job starts from nothing. */
export const clearContent = (page: Page): Promise<ShownText> => showContent(page, NOTHING)
