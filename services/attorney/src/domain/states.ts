import { readFileSync } from 'node:fs'

export interface State {
  code: string
  name: string
  areaCode: string
  cities: string[]
}

/** The 50 states and D.C. */
export const STATES: readonly State[] = JSON.parse(
  readFileSync(new URL('../../content/states.json', import.meta.url), 'utf8')
)

const byText = new Map(
  STATES.flatMap(({ code, name }) => [
    [fold(code), code],
    [fold(name), code]
  ])
)
for (const alias of ['Washington DC', 'Washington D.C.']) byText.set(fold(alias), 'DC')

/** The code of a state given by code or name, in any case and with or without dots and commas. */
export const stateCode = (text: string): string | undefined => byText.get(fold(text))

function fold(text: string): string {
  return text.toLowerCase().replace(/[.,]/g, '').replace(/\s+/g, ' ').trim()
}
