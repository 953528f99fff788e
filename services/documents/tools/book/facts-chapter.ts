import type { FactCell } from '../../src/content/facts/fact-table.ts'
import type { ServiceContent } from '../../src/content/library.ts'
import { GRADES } from '../../src/content/schemas/facts.ts'
import { type Chapter, text } from './chapters.ts'
import type { Used } from './used.ts'

/** The law by state that this service uses: states that say the same on the same ground stand in one row. */
export function factsChapter(service: ServiceContent, { facts }: Used): Chapter {
  return {
    id: 'facts',
    title: 'Facts by state',
    html: `${gradesHtml(service, facts)}${facts.map((path) => factHtml(service, path)).join('')}`
  }
}

/** How many cells, a fact in a state each, have which grade. */
export function gradesOf(service: ServiceContent, facts: readonly string[]): Record<string, number> {
  const cells = facts.flatMap((path) => service.states.map((state) => service.facts.cell(state, path).grade))
  return Object.fromEntries(GRADES.map((grade) => [grade, cells.filter((other) => other === grade).length]))
}

function gradesHtml(service: ServiceContent, facts: readonly string[]): string {
  const rows = Object.entries(gradesOf(service, facts)).map(
    ([grade, count]) => `<td><b>${count}</b> <span class="grade ${grade}">${grade}</span></td>`
  )
  return `<table class="grades"><tbody><tr>${rows.join('')}</tr></tbody></table>
<p class="note">checked: compared with the quoted words at the address. known: the statute or rule named says so, as far as we know. unsure: the papers ask to confirm it.</p>`
}

function factHtml(service: ServiceContent, path: string): string {
  const row = service.facts.rows.get(path)
  const cells = service.states.map((state) => ({ state, cell: service.facts.cell(state, path) }))
  const alike = Map.groupBy(cells, ({ cell }) => JSON.stringify(cell))
  const rows = [...alike.values()]
    .sort((a, b) => b.length - a.length)
    .map((same) => {
      const codes = same.map(({ state }) => state)
      const states = codes.length === cells.length ? 'all states' : codes.join(' ')
      return rowHtml(states, same[0]?.cell)
    })
  return `<section class="fact"><h3>${text(path)}</h3><p>${text(row?.note ?? '')}${row?.unit ? ` <span class="note">in ${text(row.unit)}</span>` : ''}</p>
<table><thead><tr><th scope="col">Value</th><th scope="col">States</th><th scope="col">Source</th><th scope="col">As of</th><th scope="col">Grade</th></tr></thead><tbody>${rows.join('')}</tbody></table></section>`
}

function rowHtml(states: string, cell: FactCell | undefined): string {
  if (cell === undefined) return ''
  const { value, source, text: quoted, url, as_of, grade, doubt } = cell
  const proof = [
    text(source),
    quoted === undefined ? '' : `<q>${text(quoted)}</q>`,
    url === undefined ? '' : `<span class="url">${text(url)}</span>`,
    doubt === undefined ? '' : `<span class="doubt">Doubt: ${text(doubt)}</span>`
  ]
  return `<tr><td>${valueHtml(value)}</td><td class="states">${text(states)}</td><td>${proof.filter(Boolean).join('<br>')}</td><td>${text(as_of)}</td><td><span class="grade ${grade}">${grade}</span></td></tr>`
}

function valueHtml(value: FactCell['value']): string {
  if (value === null) return '<span class="note">none</span>'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return text(Array.isArray(value) ? value.join(', ') : String(value))
}
