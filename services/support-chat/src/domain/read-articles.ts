import { readdir, readFile } from 'node:fs/promises'

/** An article as its file says it. */
export interface ArticleFile {
  id: string
  position: number
  title: string
  category: string
  tags: string[]
  content: string
}

const FOLDER = new URL('../../content/articles/', import.meta.url)

/** Reads every article. Throws an error that names the file that is not in form. */
export async function readArticles(): Promise<ArticleFile[]> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.md')).sort()
  return Promise.all(files.map(async (name) => parseArticle(name, await readFile(new URL(name, FOLDER), 'utf8'))))
}

/** `NNN-<id>.md`: a block of `key: value` lines between two `---`, then plain text. */
export function parseArticle(file: string, text: string): ArticleFile {
  const [, position, id] = /^([0-9]{3})-([a-z0-9-]+)\.md$/.exec(file) ?? []
  const [, head, body] = /^---\n(.*?)\n---\n(.+)$/s.exec(text) ?? []
  if (!position || !id || !head || !body)
    throw new Error(`${file} is not a help article: NNN-<id>.md with a head and a text`)
  const fields = new Map(head.split('\n').map((line) => line.split(/:\s*(.*)/s, 2) as [string, string]))
  const field = (key: string) => {
    const value = fields.get(key)?.trim()
    if (!value) throw new Error(`${file}: "${key}" is missing`)
    return value
  }
  return {
    id,
    position: Number(position),
    title: field('title'),
    category: field('category'),
    tags: field('tags')
      .split(',')
      .map((tag) => tag.trim()),
    content: body.trim()
  }
}
