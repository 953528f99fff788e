import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Handlebars from 'handlebars'

const FOLDER = join(import.meta.dirname, '../../../templates')
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8')

/** Both forms have partials of their own: what is right in HTML is noise in plain text. */
function engine(form: 'html' | 'txt', partials: string[]) {
  const handlebars = Handlebars.create()
  for (const name of partials) handlebars.registerPartial(name, read(`${name}.${form}.hbs`))
  // Plain text is not HTML: escaping would print &#x27; for an apostrophe. Indenting a partial would indent what people wrote.
  const options = { strict: true, knownHelpersOnly: true, preventIndent: true, noEscape: form === 'txt' }
  return (template: string) => handlebars.compile<object>(read(`${template}.${form}.hbs`), options)
}

const html = engine('html', ['layout', 'button', 'line', 'fact', 'refund-lines'])
const text = engine('txt', ['footer'])

/** Compiles a mail's two templates once. What customers typed reaches them as values alone. */
export function mailTemplate<Values extends object>(name: string) {
  const asHtml = html(name)
  const asText = text(name)
  return (values: Values & { origin: string }) => ({
    html: asHtml(values),
    text: asText(values)
      .replace(/\n{3,}/g, '\n\n')
      .trim()
      .concat('\n')
  })
}
