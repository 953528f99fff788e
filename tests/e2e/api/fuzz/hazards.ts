import fc from 'fast-check'

/** What is put into a request: a JSON text, or bytes that no JSON has. */
export type Hazard = string | Buffer

const json = (value: unknown): Hazard => JSON.stringify(value)
const long = 'a'.repeat(50_000)
const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
const quoted = (...bytes: number[]) => Buffer.from([0x22, 0x61, ...bytes, 0x22])

/** Texts that mean something to somebody on the way: a database, a browser, a spreadsheet, a mail server, a shell. */
export const TEXTS = [
  '',
  ' ',
  long,
  'a\u0000b',
  "'; drop table orders; --",
  "1' or '1'='1",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '=HYPERLINK("http://evil.example","x")',
  '@SUM(1+1)*cmd|"/C calc"!A0',
  '../../../../etc/passwd',
  'a@example.com\r\nBcc: b@example.com',
  '{{7*7}}#{7*7}<%= 7*7 %>',
  '\u202Eevil\u202C \u{1F469}\u200D\u{1F467} Z\u0351\u036B\u0343a\u{10FFFF}',
  '\\',
  '%',
  'toString',
  '__proto__',
  'null',
  'constructor'
]

const anyText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) }
)

/** In place of anything: other types, deep JSON, text that is none. */
const anything: fc.Arbitrary<Hazard> = fc.constantFrom<Hazard>(
  'null',
  'true',
  '1',
  '[]',
  '{}',
  json(['a']),
  json({ a: { b: 1 } }),
  json({ $ne: null }),
  deep(40),
  deep(20_000),
  json(Array.from({ length: 5_000 }, (_, index) => index)),
  '"\\ud800"',
  '"a\\udc00\\ud800b"',
  '"\\u0000"',
  quoted(0xff, 0xfe),
  quoted(0xc3),
  quoted(0xed, 0xa0, 0x80),
  quoted(0xf8, 0x88, 0x80, 0x80, 0x80)
)

const numbers: fc.Arbitrary<Hazard> = fc.oneof(
  fc.constantFrom<Hazard>(
    '-1',
    '0',
    '-0',
    '0.5',
    '1e308',
    '1e400',
    '-1e400',
    'NaN',
    'Infinity',
    '01',
    '9007199254740993'
  ),
  fc.constantFrom<Hazard>('2147483648', '-2147483649', '1e-400', json('1'), json('NaN'), json('')),
  fc.double().map((value) => json(value)),
  fc.maxSafeInteger().map((value) => json(value))
)

/** By what stands there in a good request. */
export const hazardFor = (good: unknown): fc.Arbitrary<Hazard> => {
  const own = typeof good === 'number' ? numbers : anyText.map((text) => json(text))
  return fc.oneof({ weight: 2, arbitrary: own }, { weight: 1, arbitrary: anything })
}

/** In an address: encoded as it should be, or as it should not. */
export const inAddress: fc.Arbitrary<string> = fc.oneof(
  anyText.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 12_000)),
  fc.constantFrom('%', '%zz', '%00', '%ff', '%c3', '%ed%a0%80', '%2e%2e', '..', '%252e%252e', '%2f', '%5c', ';a=1', '*')
)
