import { expect, it } from 'vitest'
import { loadService } from '../../content/library.ts'
import { openScope, type RenderKind } from './scope.ts'
import { renderText } from './templates.ts'

const service = loadService('simple-will')
const { partials, variants } = service.shared
const print = (source: string, state: string | undefined, kind: RenderKind = 'final') =>
  renderText(service, source, openScope({ service, answers: state ? { state } : {}, kind, issuedOn: new Date(0) }))

const parties =
  'court="District Court" county="Travis County" first="Ada" first_role="Petitioner" second="Tomás" second_role="Respondent"'
const calls = [
  `{{> blocks/caption ${parties} title="Petition"}}`,
  `{{> blocks/caption-marriage ${parties} joint=true}}`,
  '{{> blocks/jurat signer="Ada"}}',
  '{{> blocks/acknowledgment signer="Ada" capacity="as Manager"}}',
  '{{> blocks/verification signer="Ada" role="Petitioner" paper="petition"}}',
  '{{> blocks/declaration}}',
  '{{> blocks/self-proving testator="Ada"}}',
  '{{> blocks/notarial-testament testator="Ada"}}'
]

it('has every block for every state and for the form without one', () => {
  for (const state of [undefined, ...service.states]) {
    for (const call of calls) expect(print(call, state, 'blank-form').length).toBeGreaterThan(40)
  }
})

it('has variants of states only', () => {
  expect(Object.keys(variants).filter((state) => !service.states.includes(state))).toEqual([])
})

it('names in each variant where its words come from, and how sure that is', () => {
  const silent = Object.entries(variants).flatMap(([state, texts]) =>
    Object.entries(texts)
      .filter(([, source]) => !/^\{\{!-- .*Source: .+ Grade: (?:checked|known|unsure)/.test(source))
      .map(([name]) => `${name}/${state}`)
  )
  expect(silent).toEqual([])
})

it('words a block as the state does, also inside another block', () => {
  const caption = `{{> blocks/caption-marriage ${parties}}}`
  expect(print(caption, 'TX')).toMatch(/In the Matter of the Marriage of.*Cause No\./s)
  expect(print(caption, 'NC')).toMatch(/v\..*File No\./s)
  expect(print(caption, 'NY')).toMatch(/-against-.*Index No\./s)
  expect(print('{{> blocks/jurat signer="Ada"}}', 'CA')).not.toContain('personally known')
  expect(print('{{> blocks/verification signer="Ada" role="Petitioner" paper="petition"}}', 'PA')).toContain('§ 4904')
  expect(print('{{> blocks/verification signer="Ada" role="Petitioner" paper="petition"}}', 'NC')).toContain('sworn to')
  expect(print('{{> blocks/self-proving testator="Ada"}}', 'TX')).toContain('at the testator’s request')
})

it('has the general block where no state is chosen', () => {
  expect(print('{{> blocks/jurat signer="Ada"}}', undefined)).toContain('personally known')
  expect(partials['blocks/jurat']).toContain('personally known')
})
