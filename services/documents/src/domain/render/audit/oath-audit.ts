import { type Paper, PaperReader, type Run } from './paper-reader.ts'

/** Wording that says a time has run or a requirement is met. It is sworn only where a condition bears it out. */
const claims = [
  'for (?:at least|more than|not less than|no less than)',
  '(?:has|have) (?:ended|passed|expired|elapsed|run out)',
  '(?:is|are|was|were|has been|have been) (?:met|satisfied|fulfilled)',
  '(?:meets?|satisf(?:y|ies)) (?:the|every|all|each)',
  'immediately (?:before|preceding)',
  'continuously',
  'without (?:interruption|a break)',
  '(?:more than|at least|not less than) [^.¶]{1,60} (?:before|ago|apart)'
].map((words) => new RegExp(`\\b${words.replaceAll(' ', '\\s+')}\\b`, 'gi'))

/** Blocks that make a paper a sworn one, and the words that do. */
const swearingBlocks = new Set(['blocks/jurat', 'blocks/verification', 'blocks/declaration', 'blocks/self-proving'])
const swearingWords = /\bpenalt(?:y|ies)\s+(?:of|for)\s+perjury\b/i

/** Whether somebody swears to the paper: it has a certificate of an oath, a verification, or says so. */
export function isSwornTo(paper: Paper): boolean {
  const { text, called } = new PaperReader(paper)
  return called.some((name) => swearingBlocks.has(name)) || swearingWords.test(text)
}

/**
 * What a sworn paper says without a ground: statements that rest on no answer, and claims about time or a met
 * requirement that no condition bears out. Each as a sentence with its line.
 */
export function oathComplaints(paper: Paper): string[] {
  const { statements, open } = new PaperReader(paper)
  const baseless = statements.filter(({ words, rests }) => !rests && /\p{L}{2}/u.test(words))
  return [
    ...baseless.map(
      ({ place, words }) =>
        `${place}: “${shortened(words)}” is sworn and rests on no answer; put an answer into it, stand it in a branch on answers or in {{#sworn}}, or mark it as {{#plea}} if it states nothing`
    ),
    ...claimsIn(open)
  ]
}

function claimsIn(runs: readonly Run[]): string[] {
  const text = runs.map(({ words }) => words).join('')
  return claims.flatMap((claim) =>
    [...text.matchAll(claim)].map(
      ({ 0: words, index }) =>
        `${placeAt(runs, index)}: “${shortened(words)}” is sworn about time or a met requirement; put it into {{#sworn "condition"}}, or into {{#plea}} if it only tells the law`
    )
  )
}

function placeAt(runs: readonly Run[], index: number): string {
  let start = 0
  for (const { words, place } of runs) {
    if (index < start + words.length) return place(words.slice(0, index - start).split('\n').length - 1)
    start += words.length
  }
  return ''
}

const shortened = (words: string): string => {
  const plain = words.replace(/[\s¶]+/g, ' ').trim()
  return plain.length > 60 ? `${plain.slice(0, 60)}…` : plain
}
