// Functions that run inside a page, by the debugger's hand: the page's own scripts are off. Each travels as its source, so
// none may use anything of this module.

/** One font, as `FontFace` takes it. */
export interface FaceToLoad {
  family: string
  source: string
  style: string
  weight: string
  unicodeRange: string
}

/**
 * Adds faces to the page and loads each. They belong to the document and not to a stylesheet: Chromium unloads those
 * whenever a print changes which media rules hold, as it does on a page that shows nothing on a screen.
 */
export async function loadFaces(faces: readonly FaceToLoad[]): Promise<string[]> {
  for (const { family, source, ...descriptors } of faces) document.fonts.add(new FontFace(family, source, descriptors))
  await Promise.allSettled([...document.fonts].map((face) => face.load()))
  return [...document.fonts].map(({ status }) => status)
}

/** The font of a piece of text: its style and weight, or nothing when it is set in another typeface. */
export type RunFont = readonly [style: string, weight: number] | null
/** A piece of text and the index of its font in the list beside it. */
export interface ShownText {
  fonts: RunFont[]
  runs: [font: number, text: string][]
}

/** Puts a document in the place of the last one; tells its text as JSON. Null when the page has not all its faces. */
export function replaceContent({
  html,
  family,
  faces
}: {
  html: string
  family: string
  faces: number
}): string | null {
  const held = [...document.fonts]
  if (held.length !== faces || held.some(({ status }) => status !== 'loaded')) return null
  const next = new DOMParser().parseFromString(html, 'text/html')
  document.title = next.title
  for (const style of document.querySelectorAll('style:not(#unseen)')) style.remove()
  for (const style of next.head.querySelectorAll('style')) document.head.append(document.adoptNode(style))
  document.body.replaceWith(document.adoptNode(next.body))

  const names: string[] = []
  const shown: ShownText = { fonts: [], runs: [] }
  const indexOf = ({ fontFamily, fontStyle, fontWeight }: ComputedStyle) => {
    const name = `${fontStyle} ${fontWeight} ${fontFamily}`
    const known = names.indexOf(name)
    if (known >= 0) return known
    shown.fonts.push(fontFamily.startsWith(`"${family}"`) ? [fontStyle, Number(fontWeight)] : null)
    return names.push(name) - 1
  }
  const read = (parent: PageNode, font: number) => {
    for (const child of parent.childNodes) {
      if (child.nodeType === 3) shown.runs.push([font, child.data])
      if (child.nodeType !== 1) continue
      const style = getComputedStyle(child)
      if (style.display !== 'none' && style.visibility === 'visible') read(child, indexOf(style))
    }
  }
  read(document.body, indexOf(getComputedStyle(document.body)))
  return JSON.stringify(shown)
}

/** What the functions above use of a browser; the rest of the worker has no DOM. */
interface PageNode {
  nodeType: number
  data: string
  childNodes: Iterable<PageNode>
  remove(): void
  append(child: PageNode): void
  replaceWith(other: PageNode): void
  querySelectorAll(selector: string): Iterable<PageNode>
}
interface PageDocument {
  title: string
  head: PageNode
  body: PageNode
  fonts: Iterable<PageFace> & { add(face: PageFace): void }
  querySelectorAll(selector: string): Iterable<PageNode>
  adoptNode(element: PageNode): PageNode
}
interface PageFace {
  status: string
  load(): Promise<unknown>
}
interface ComputedStyle {
  display: string
  visibility: string
  fontFamily: string
  fontStyle: string
  fontWeight: string
}
declare const document: PageDocument
declare const DOMParser: new () => { parseFromString(html: string, type: string): PageDocument }
declare const FontFace: new (family: string, source: string, descriptors: object) => PageFace
declare const getComputedStyle: (element: PageNode) => ComputedStyle
