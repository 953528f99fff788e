import { expect, it } from 'vitest'
import { INVESTMENTS, readForms } from './investment.ts'
import { readSeed } from './seed.ts'

it.each(Object.entries(INVESTMENTS))('sells a service with forms for %s', async (_type, { slug }) => {
  const [service] = (await readSeed()).filter((one) => one.slug === slug)
  const forms = (await readForms())[slug]
  expect(forms?.map(({ name }) => name)).toEqual(service?.features)
})
