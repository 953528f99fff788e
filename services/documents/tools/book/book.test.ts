import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadService } from '../../src/content/library.ts'
import { makeService } from '../new/new.ts'
import { openTemporaryContent } from '../temporary-content.ts'
import { bookOf } from './book.ts'
import { partsOf, sign, standingOf } from './review.ts'

function openBook() {
  const content = openTemporaryContent()
  const folder = makeService('pet-affidavit', content.root)
  const edit = (file: string, from: string, to: string) => {
    const text = readFileSync(join(folder, file), 'utf8')
    writeFileSync(join(folder, file), text.replaceAll(from, to))
  }
  return { ...content, folder, edit, load: () => loadService('pet-affidavit', content.root) }
}

it('shows every question, every branch of every document, every rule and every fact, and loads nothing', () => {
  using book = openBook()
  const service = book.load()
  const html = bookOf(service, standingOf(service, book.folder)).replace(/@font-face\{[^}]*\}/g, '')
  for (const { question } of service.questionnaire.questions) expect(html).toContain(question)
  expect(html).toContain('I have lived in <span class="placeholder">‹the state›</span>')
  expect(html).toContain('sworn, and true only when “Since when have you lived in this state?” lies at least')
  expect(html).toContain('when remark is answered')
  expect(html).toContain('asked when “Do you want to add something?” is “Yes”')
  expect(html).toContain('not-resident-long-enough')
  expect(html).toContain('Doubt: this is no law but a skeleton')
  expect(html).toMatch(/<td>12<\/td><td class="states">TX<\/td>.*<span class="grade unsure">/)
  expect(html).toContain('Nobody has signed this service yet.')
  expect(html.match(/<script|\ssrc=|<link|https?:\/\/fonts/g)).toBeNull()
})

it('keeps a signature while nothing changes, and names what differs once something does', () => {
  using book = openBook()
  sign(book.load(), book.folder, { by: 'Ada Núñez, Texas Bar 24012345', on: '2026-11-21' })
  const signed = book.load()
  expect(signed.meta).toMatchObject({ reviewed_by: 'Ada Núñez, Texas Bar 24012345', reviewed_on: '2026-11-21' })
  expect(signed.meta.reviewed_hash).toHaveLength(16)
  expect(standingOf(signed, book.folder).changes).toEqual([])
  expect(bookOf(signed, standingOf(signed, book.folder))).toContain('nothing has changed since')

  book.edit('documents/02-cover-letter.hbs', 'Please tell me', 'Tell me')
  book.edit('facts.yaml', 'default: 6', 'default: 7')
  book.edit('questionnaire.yaml', 'Do you want to add something?', 'Is there more to say?')
  const edited = book.load()
  expect(standingOf(edited, book.folder).changes).toEqual([
    { part: 'documents/02-cover-letter.hbs', how: 'changed' },
    { part: 'fact own.residence_months', how: 'changed' },
    { part: 'questionnaire.yaml: questions.has_remark', how: 'changed' }
  ])
  expect(bookOf(edited, standingOf(edited, book.folder))).toContain('the signature has lapsed: 3 parts differ')
})

it('says of a signature that it may be set again, and keeps the rest of meta.yaml as it is written', () => {
  using book = openBook()
  const before = readFileSync(join(book.folder, 'meta.yaml'), 'utf8')
  sign(book.load(), book.folder, { by: 'A $& B', on: '2026-11-21' })
  sign(book.load(), book.folder, { by: 'Grace Hopper, N.Y.', on: '2026-11-22' })
  const after = readFileSync(join(book.folder, 'meta.yaml'), 'utf8')
  expect(book.load().meta).toMatchObject({ reviewed_by: 'Grace Hopper, N.Y.', reviewed_on: '2026-11-22' })
  expect(after.split('\n').filter((line) => !before.includes(line))).toHaveLength(3)
  expect(Object.keys(partsOf(book.load()))).toContain('_shared/blocks/jurat')
})
