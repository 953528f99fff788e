import { plainText } from '@formwright/documents/domain/render/text/plain-text'

/** A piece of text that stands by itself: a paragraph, a heading, a cell, a list item. */
export interface Block {
  tag: string
  text: string
  /** Part of a place to sign: the line's label, the space for a seal. */
  signs: boolean
}

/** One document of a packet, or the cover, or the filing kit. */
export interface Part {
  /** How its text begins, without white space. */
  start: string
  runningTitle: string
}

/** What the HTML of a paper says, before it is printed. */
export interface WrittenPaper {
  blocks: Block[]
  parts: Part[]
  /** What each list item says in all. */
  items: string[]
  /** Answers as they are printed, by their question's or field's id. */
  answers: { id: string; text: string }[]
}

interface Open {
  tag: string
  isBlock: boolean
  signs: boolean
  from: number
}

const TOKEN = /<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+/g
const INLINE = new Set(['b', 'i', 'span', 'sup', 'sub', 'em', 'strong'])
const SIGNS = /class="[^"]*\b(?:sign|place|role)\b/
const ANSWER = /<span[^>]*data-(?:field|q)="([^"]*)"[^>]*>(.*?)<\/span>/g

/** Reads our own HTML, which is well formed; not for HTML of unknown origin. */
export function readHtml(html: string): WrittenPaper {
  const main = html.slice(html.indexOf('<body')).replace(/<div class="watermark.*?<\/div>/, '')
  const pieces = main.split(/(?=<(?:section class="cover|article class="document|section class="document))/).slice(1)
  return {
    blocks: readBlocks(main),
    parts: pieces.map((piece) => ({
      start: compact(plainText(spaced(piece))).slice(0, 30),
      runningTitle: runningTitles(html).get(/\bpage-([\w-]+)/.exec(piece)?.[1] ?? '') ?? ''
    })),
    items: readItems(main),
    answers: [...main.matchAll(ANSWER)].map(([, id = '', text = '']) => {
      const field = /data-field="([^"]*)"/.exec(text)?.[1] ?? id
      return { id: field, text: plainText(text) }
    })
  }
}

/** What is left alike when a paper is set in lines and capitals; one glyph stands for both signs of an apostrophe. */
export const compact = (text: string): string => text.toLowerCase().replace(/\s+/g, '').replaceAll('ʼ', '’')

function readBlocks(main: string): Block[] {
  const blocks: Block[] = []
  const open: Open[] = []
  let text = ''
  const flush = () => {
    const block = open.findLast(({ isBlock }) => isBlock)
    const plain = plainText(text)
    if (plain !== '') blocks.push({ tag: block?.tag ?? '', text: plain, signs: open.some(({ signs }) => signs) })
    text = ''
  }
  for (const { 0: token, 1: end, 2: tag, 3: attributes = '', index } of main.matchAll(TOKEN)) {
    if (tag === undefined) text += token
    else if (tag === 'br') text += ' '
    else if (end === '/') {
      if (open.at(-1)?.isBlock) flush()
      open.pop()
    } else {
      const isBlock = !INLINE.has(tag) || /class="role"/.test(attributes)
      if (isBlock) flush()
      open.push({ tag, isBlock, signs: SIGNS.test(token), from: index })
    }
  }
  flush()
  return blocks
}

function readItems(main: string): string[] {
  const items: string[] = []
  const open: number[] = []
  for (const { 0: token, index } of main.matchAll(/<li\b[^>]*>|<\/li>/g)) {
    if (token !== '</li>') open.push(index)
    else items.push(plainText(main.slice(open.pop(), index)))
  }
  return items
}

/** The running titles of a paper's stylesheet by the name of their CSS page. */
function runningTitles(html: string): Map<string, string> {
  const rules = html.matchAll(/@counter-style running-page-([\w-]+)\{system:cyclic;symbols:"((?:[^"\\]|\\.)*)"/g)
  return new Map([...rules].map(([, page = '', title = '']) => [page, unescaped(title)]))
}

const unescaped = (text: string): string =>
  text.replace(/\\([\da-f]+) /g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))

const spaced = (html: string): string => html.replace(/<br>|<(?=\/?(?:p|h\d|li|td|th|div)\b)/g, ' $&')
