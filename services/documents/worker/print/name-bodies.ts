const ELEMENT = /\n(\d+) 0 obj\n(<<\/Type \/StructElem\n\/S \/(\w+)\n\/P (\d+) 0 R)/g
const TYPE = '/Type /StructElem\n'

/**
 * Names the body of each list item. Chromium calls the element in which we put an item's content a `Div`, where readers of
 * structure look for an `LBody`. Replaced in place, at the same length, because the offsets of a PDF's cross-reference
 * table count bytes: an element need not say that it is one, which leaves room for the longer name.
 */
export function nameBodies(pdf: Buffer): Buffer {
  const elements = [...pdf.toString('latin1').matchAll(ELEMENT)]
  const items = new Set(elements.flatMap(([, id, , role]) => (role === 'LI' ? [id] : [])))
  for (const { 0: whole, 2: head = '', 3: role, 4: parent, index } of elements) {
    if (role !== 'Div' || !items.has(parent)) continue
    const named = head.replace(TYPE, '').replace('/S /Div', '/S /LBody').padEnd(head.length)
    pdf.write(named, index + whole.length - head.length, 'latin1')
  }
  return pdf
}
