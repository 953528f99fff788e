import { expect, it } from 'vitest'
import { isPdf, sha256Of } from './checksum.ts'

it('computes the SHA-256 of what a file holds', async () => {
  const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
  expect(await sha256Of(new Blob(['abc']))).toBe(abc)
})

it.each([
  ['%PDF-1.7\n…', true],
  ['PK a zip named .pdf', false],
  ['', false]
])('takes a file that begins with “%s” for a PDF: %s', async (content, expected) => {
  expect(await isPdf(new Blob([content]))).toBe(expected)
})
