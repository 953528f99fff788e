import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadService } from '../../src/content/library.ts'
import { ContentError } from '../../src/content/read-file.ts'
import { makeService } from '../new/new.ts'
import { openTemporaryContent } from '../temporary-content.ts'
import { complaintsOf } from './checks.ts'
import { openFolder } from './folder.ts'

/** One mistake: in which file which words stand in place of which, and what its author is told. */
interface Mistake {
  readonly file: string
  readonly from: string
  readonly to: string
  readonly told: RegExp
}

const form = 'questionnaire.yaml'
const paper = 'documents/01-sworn-statement.hbs'
const letter = 'documents/02-cover-letter.hbs'
const shown = 'show_if: { question: has_remark, is: "Yes" }'

const mistakes: Record<string, Mistake> = {
  'a key nobody knows': {
    file: 'meta.yaml',
    from: 'popular: false',
    to: 'popular: false\ncolour: red',
    told: /meta\.yaml: .*colour/
  },
  'a key that is missing': { file: 'meta.yaml', from: 'popular: false', to: '', told: /meta\.yaml: .*popular/ },
  'a text where a number belongs': {
    file: 'meta.yaml',
    from: 'price: 49 ',
    to: 'price: much ',
    told: /meta\.yaml: price: /
  },
  'a value that is not among those allowed': {
    file: 'meta.yaml',
    from: 'kind: guide',
    to: 'kind: letter',
    told: /meta\.yaml: documents\.signing-instructions\.kind: must be one of these: instrument, court, guide$/
  },
  'a paper with the name of the cover': {
    file: 'meta.yaml',
    from: 'id: cover-letter',
    to: 'id: cover',
    told: /documents\.cover\.id: “cover” is not written so; .*cover and filing-kit are taken/
  },
  'an id in capitals': {
    file: form,
    from: 'id: full_name',
    to: 'id: FullName',
    told: /questions\.FullName\.id: “FullName” is not written so; use small letters, digits and _/
  },
  'an option that lacks what it prints': {
    file: form,
    from: 'options: ["Yes", "No"]',
    to: 'options: [{ answer: "Yes" }, "No"]',
    told: /questions\.has_remark\.options\.0: prints missing; add it/
  },
  'a list that is none': {
    file: form,
    from: 'options: ["Yes", "No"]',
    to: 'options: "Yes"',
    told: /questions\.has_remark\.options: must be a list/
  },
  'a file that is no YAML': { file: form, from: 'sections:', to: 'sections: [', told: /questionnaire\.yaml: / },
  'another folder’s name': {
    file: 'meta.yaml',
    from: 'slug: pet-affidavit',
    to: 'slug: cat-affidavit',
    told: /meta\.yaml: slug: must be the folder's name/
  },
  'a document that is not there': {
    file: 'meta.yaml',
    from: 'file: 02-cover-letter.hbs',
    to: 'file: 02-cover.hbs',
    told: /meta\.yaml: documents: there is no documents\/02-cover\.hbs/
  },
  'features that are not the titles': {
    file: 'meta.yaml',
    from: '  - Cover Letter\n',
    to: '  - Covering Letter\n',
    told: /meta\.yaml: features: must be the titles/
  },
  'a title fact that is not there': {
    file: 'meta.yaml',
    from: 'title: Cover Letter\n',
    to: 'title: Cover Letter\n    title_fact: own.letter\n',
    told: /meta\.yaml: documents\.cover-letter\.title_fact: there is no fact own\.letter/
  },
  'another first question': {
    file: form,
    from: '- id: state\n',
    to: '- id: home_state\n',
    told: /questionnaire\.yaml: questions: the first question must be `state`/
  },
  'a section nobody knows': {
    file: form,
    from: '  - id: remark\n    section: statement',
    to: '  - id: remark\n    section: remarks',
    told: /questionnaire\.yaml: questions\.remark\.section: there is no section remarks/
  },
  'an id used twice': {
    file: form,
    from: '- id: remark\n',
    to: '- id: full_name\n',
    told: /questionnaire\.yaml: questions\.full_name: the id is used twice/
  },
  'a choice without options': {
    file: form,
    from: '    options: ["Yes", "No"]\n',
    to: '',
    told: /questionnaire\.yaml: questions\.has_remark: options are missing/
  },
  'a condition on a question nobody asks': {
    file: form,
    from: shown,
    to: 'show_if: { question: has_remarks, is: "Yes" }',
    told: /questionnaire\.yaml: questions\.remark\.show_if: there is no question has_remarks/
  },
  'a condition on an option nobody can choose': {
    file: form,
    from: shown,
    to: 'show_if: { question: has_remark, is: Perhaps }',
    told: /questions\.remark\.show_if: “Perhaps” is not an option of has_remark/
  },
  'a condition on a later question': {
    file: form,
    from: 'options: ["Yes", "No"]',
    to: 'options: ["Yes", "No"]\n    show_if: { question: remark, answered: true }',
    told: /questions\.has_remark\.show_if: remark is asked later/
  },
  'a condition on a fact nobody knows': {
    file: form,
    from: shown,
    to: 'show_if: { fact: own.remarks_allowed, is: true }',
    told: /questions\.remark\.show_if: there is no fact own\.remarks_allowed/
  },
  'a condition that is not named': {
    file: form,
    from: shown,
    to: 'show_if: { condition: talkative }',
    told: /questions\.remark\.show_if: there is no condition talkative/
  },
  'a comparison nobody knows': {
    file: form,
    from: shown,
    to: 'show_if: { question: has_remark, equals: "Yes" }',
    told: /questions\.remark\.show_if: there is no comparison equals; use one of/
  },
  'two comparisons in one': {
    file: form,
    from: shown,
    to: 'show_if: { question: has_remark, is: "Yes", answered: true }',
    told: /questions\.remark\.show_if: one comparison at a time/
  },
  'a day compared with a text': {
    file: form,
    from: shown,
    to: 'show_if: { question: full_name, before: today }',
    told: /questions\.remark\.show_if: before compares days; full_name needs the format/
  },
  'a length of time without a unit': {
    file: form,
    from: 'at_least_ago: { fact: own.residence_months }',
    to: 'at_least_ago: { value: 6 }',
    told: /questionnaire\.yaml: conditions\.long_enough: at_least_ago: cannot be/
  },
  'conditions that go in a circle': {
    file: form,
    from: 'conditions:\n',
    to: 'conditions:\n  one: { condition: other }\n  other: { not: { condition: one } }\n',
    told: /questionnaire\.yaml: conditions\.one: one → other → one goes in a circle; let one of them/
  },
  'a rule told at a question nobody asks': {
    file: form,
    from: 'ask: resident_since',
    to: 'ask: moved_in',
    told: /questionnaire\.yaml: refuse_when\.not-resident-long-enough\.ask: there is no question moved_in; name/
  },
  'a rule told at a field of a list': {
    file: form,
    from: 'refuse_when:\n',
    to: [
      '  - id: pets',
      '    section: statement',
      '    question: Your pets?',
      '    type: text',
      '    repeat: { min: 0, max: 2, item: pet, fields: [{ id: pet, question: Its name?, type: text }] }',
      'refuse_when:',
      '  - { id: two, when: { count: { list: pets }, more_than: 1 }, ask: pet, message: Too many. }',
      ''
    ].join('\n'),
    told: /refuse_when\.two\.ask: pet is a field of the list pets; write ask: pets/
  },
  'a question that is never used': {
    file: form,
    from: '\n# Whatever',
    to: '\n  - { id: shoe_size, section: start, question: Your shoe size?, type: text, required: false }\n\n# Whatever',
    told: /questionnaire\.yaml: questions\.shoe_size: is asked but never used; print it/
  },
  'a fact that is no number where an amount is compared': {
    file: 'facts.yaml',
    from: 'default: 6',
    to: 'default: null',
    told: /conditions\.long_enough: the fact own\.residence_months is no number for AL; write 0/
  },
  'a length of time that has no unit': {
    file: 'facts.yaml',
    from: '  unit: months\n',
    to: '',
    told: /conditions\.long_enough: the fact own\.residence_months is no length of time; give it the unit/
  },
  'an unsure fact without its doubt': {
    file: 'facts.yaml',
    from: ', doubt: this is no law but a skeleton',
    to: '',
    told: /facts\.yaml: residence_months.*doubt/
  },
  'a checked fact without its words': {
    file: 'facts.yaml',
    from: 'grade: unsure, doubt: this is no law but a skeleton',
    to: 'grade: checked',
    told: /facts\.yaml: residence_months.*text/
  },
  'a state nobody knows': { file: 'facts.yaml', from: 'TX:', to: 'TK:', told: /facts\.yaml: residence_months.*TK/ },
  'a question that a paper prints and nobody asks': {
    file: letter,
    from: '{{answer "full_name"}}',
    to: '{{answer "fullname"}}',
    told: /02-cover-letter\.hbs: there is no question fullname; correct the name or add it/
  },
  'a fact that a paper prints and nobody knows': {
    file: letter,
    from: '<p>Please',
    to: '<p>{{fact "own.office"}} Please',
    told: /02-cover-letter\.hbs: there is no fact own\.office/
  },
  'a condition in a paper that is not named': {
    file: letter,
    from: '<p>Please',
    to: '<p>{{#when "urgent"}}At once.{{/when}} Please',
    told: /02-cover-letter\.hbs: there is no condition urgent/
  },
  'a part that is not there': {
    file: letter,
    from: '{{> signature-block',
    to: '{{> signatures',
    told: /02-cover-letter\.hbs: there is no partial signatures/
  },
  'a block that is not there': {
    file: paper,
    from: '{{> blocks/jurat',
    to: '{{> blocks/oath',
    told: /01-sworn-statement\.hbs: there is no partial blocks\/oath/
  },
  'a document that is named and not there': {
    file: letter,
    from: '{{document-title "sworn-statement"}}',
    to: '{{document-title "statement"}}',
    told: /02-cover-letter\.hbs: there is no document statement/
  },
  'a helper nobody knows': {
    file: letter,
    from: '{{issued-date}}',
    to: '{{today}}',
    told: /02-cover-letter\.hbs: line \d+: there is no helper today/
  },
  'a value that is not escaped': {
    file: letter,
    from: '{{issued-date}}',
    to: '{{{issued-date}}}',
    told: /02-cover-letter\.hbs: line \d+: unescaped output/
  },
  'a block that is not closed': { file: paper, from: '{{/keep}}', to: '', told: /01-sworn-statement\.hbs/ },
  'a claim that is sworn without a condition': {
    file: paper,
    from: '{{#sworn "long_enough"}}I have lived in {{the-state}} since {{answer "resident_since"}}, for at least {{fact "own.residence_months" as="span"}}.{{/sworn}}',
    to: 'I have lived in {{the-state}} since {{answer "resident_since"}}, for at least six months.',
    told: /01-sworn-statement\.hbs, .*for at least/
  },
  'a statement that is sworn and rests on nothing': {
    file: paper,
    from: '{{#if-answer "remark"}}',
    to: '{{#numbered}}I owe nothing to anybody.{{/numbered}}\n{{#if-answer "remark"}}',
    told: /01-sworn-statement\.hbs, .*I owe nothing to anybody/
  },
  'a jurat under a paper that is not marked as sworn': {
    file: 'meta.yaml',
    from: '    sworn: true\n',
    to: '',
    told: /meta\.yaml: documents\.sworn-statement: .*add sworn: true/
  },
  'what is sworn and not refused where it is false': {
    file: form,
    from: 'when: { not: { condition: long_enough } }',
    to: 'when: { question: resident_since, after: today }',
    told: /texas-too-soon\.json: refused_by: not-resident-long-enough must refuse it and does not/
  },
  'a refused case with another day': {
    file: 'fixtures/refused/texas-too-soon.json',
    from: '2027-03-01',
    to: '2027-04-01',
    told: /texas-too-soon\.json: possible_from: the rule says 2027-03-01/
  },
  'a refused case that something else refuses': {
    file: 'fixtures/refused/texas-too-soon.json',
    from: '"No"',
    to: '"Never"',
    told: /texas-too-soon\.json: answers\.has_remark: .*only what is refused may be wrong/
  },
  'an accepted case that is refused': {
    file: 'fixtures/ohio.json',
    from: '2019-05-01',
    to: '2026-11-01',
    told: /ohio\.json: refuse_when\.not-resident-long-enough: .*correct the answers, or move it to fixtures\/refused/
  },
  'a case with an answer that is wrong': {
    file: 'fixtures/ohio.json',
    from: '2019-05-01',
    to: '2019-02-30',
    told: /ohio\.json: answers\.resident_since: .*correct the answer/
  },
  'a case with an answer to a hidden question': {
    file: 'fixtures/ohio.json',
    from: '"has_remark": "Yes"',
    to: '"has_remark": "No"',
    told: /ohio\.json: answers\.remark: the question is hidden with these answers; leave it out/
  },
  'a filing step with a question nobody asks': {
    file: 'filing.yaml',
    from: '{{answer "full_name"}}',
    to: '{{answer "name"}}',
    told: /filing\.yaml: steps\.0: there is no question name/
  }
}

it.each(Object.entries(mistakes))('tells of %s the file, the key and what to do', (_, { file, from, to, told }) => {
  using content = openTemporaryContent()
  const place = join(makeService('pet-affidavit', content.root), file)
  const text = readFileSync(place, 'utf8')
  expect(text).toContain(from)
  writeFileSync(
    place,
    text.replace(from, () => to)
  )
  expect(complaintsIn(content.root).join('\n')).toMatch(told)
})

it('tells that there is no case, and that nothing shows a rule at work', () => {
  using content = openTemporaryContent()
  rmSync(join(makeService('pet-affidavit', content.root), 'fixtures'), { recursive: true })
  const told = complaintsIn(content.root).join('\n')
  expect(told).toContain('fixtures: there is no case yet; add sample answers as fixtures/<case>.json')
  expect(told).toContain('refuse_when.not-resident-long-enough: no case shows it; add fixtures/refused/<case>.json')
})

/** What the loader refuses, or else what the content test complains of. */
function complaintsIn(root: string): string[] {
  try {
    return complaintsOf(openFolder(loadService('pet-affidavit', root), root))
  } catch (error) {
    if (error instanceof ContentError) return [error.message]
    throw error
  }
}

it('tells of a printed option in the first person the question and how to write it', () => {
  using content = openTemporaryContent()
  const folder = makeService('pet-affidavit', content.root)
  const edit = (file: string, from: string, to: string) =>
    writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replaceAll(from, to))
  edit('questionnaire.yaml', '["Yes", "No"]', '[I do, Nobody does]')
  edit('questionnaire.yaml', 'is: "Yes"', 'is: I do')
  edit('documents/02-cover-letter.hbs', '<p>Please', '<p>{{answer "has_remark"}} Please')
  expect(complaintsIn(content.root)).toEqual([
    'questionnaire.yaml: questions.has_remark.options: “I do” is printed and speaks in the first person; write { answer: I do, prints: … }'
  ])
  edit('questionnaire.yaml', '[I do, Nobody does]', '[{ answer: I do, prints: the customer }, Nobody does]')
  edit('fixtures/ohio.json', '"Yes"', '"I do"')
  edit('fixtures/refused/texas-too-soon.json', '"No"', '"Nobody does"')
  expect(complaintsIn(content.root)).toEqual([])
})

it('takes a question that is printed nowhere and only refuses', () => {
  using content = openTemporaryContent()
  const folder = makeService('pet-affidavit', content.root)
  const edit = (file: string, from: string, to: string) =>
    writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replaceAll(from, to))
  const question =
    '  - { id: own_form, section: start, question: A form?, type: radio, options: ["No", "Yes"], refuse: { "Yes": Use it. } }'
  edit('questionnaire.yaml', '\n# Whatever', `\n${question}\n\n# Whatever`)
  for (const file of ['fixtures/ohio.json', 'fixtures/refused/texas-too-soon.json'])
    edit(file, '"has_remark"', '"own_form": "No", "has_remark"')
  expect(complaintsIn(content.root)).toEqual([])
})
