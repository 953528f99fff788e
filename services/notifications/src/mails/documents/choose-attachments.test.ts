import { expect, it } from 'vitest'
import { chooseAttachments } from './choose-attachments.ts'

const file = (id: string, bytes: number, title = id) => ({ id, title, bytes, pages: 1, sha256: '' })
const namesOf = (sizes: { documents: number[]; packet: number | null }) =>
  chooseAttachments({
    documents: sizes.documents.map((bytes, index) => file(`d${index}`, bytes)),
    packet: sizes.packet === null ? null : file('packet', sizes.packet)
  }).map(({ filename }) => filename)

it('attaches the packet and each document while they fit in 10 MB', () => {
  expect(namesOf({ documents: [2_000_000, 3_000_000], packet: 5_000_000 })).toEqual([
    'Legal_Documents.pdf',
    '01_d0.pdf',
    '02_d1.pdf'
  ])
})

it('attaches the packet alone when all together are too large, and nothing when the packet is', () => {
  expect(namesOf({ documents: [2_000_000, 3_000_001], packet: 5_000_000 })).toEqual(['Legal_Documents.pdf'])
  expect(namesOf({ documents: [9_000_000], packet: 10_000_001 })).toEqual([])
  expect(namesOf({ documents: [10_000_001], packet: null })).toEqual([])
})

it('makes file names of titles that no mail program minds', () => {
  const documents = [file('a', 1, "Ada's “Will” / Témoin\r\n"), file('b', 1, '«»')]
  expect(chooseAttachments({ documents, packet: null }).map(({ filename }) => filename)).toEqual([
    '01_Adas_Will_Temoin.pdf',
    '02_Document.pdf'
  ])
})
