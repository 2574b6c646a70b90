import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { paymentMethodNames, paymentMethods } from '#domain/payment-method.ts'

const projectDirectory = new URL('../', import.meta.url)

/** Names of wire and form fields and browser storage keys that have another name inside. */
const foreignWords = [
  'percentpromo',
  'lowestprice',
  'idbrand',
  'categorie',
  'sizeName',
  'colorName',
  'image_path',
  'lieninsta',
  'lienfb',
  'end_date',
  'creation_date',
  'telephone',
  'adresse',
  'ville',
  'orderItems',
  'livraison',
  'selectedpack',
  'expiration_date',
  'totalprice',
]

/** Order lines and the cart also store `sizeName` and `colorName`. */
const alsoOurs = new Set(['sizeName', 'colorName'])

/** Sample texts in languages other than English, where these are ordinary words. */
const foreignTexts = /^src\/samples\/stores\/[a-z]{2}\//

/**
 * The edges, which translate (JSON-LD to the names of schema.org), and form fields. The table of payment methods has
 * their names on the wire.
 */
const edges =
  /^src\/api\/|payment-method\.ts$|emailjs-mailer\.ts$|first-delivery\.ts$|navex\.ts$|-form\.tsx?$|-storage\.ts$|-fields\.tsx?$|-json-ld\.tsx?$|\.test\.tsx?$/

test('wire and form field names are used only at the edges', () => {
  const words = foreignWords.filter((word) => !alsoOurs.has(word))
  // `telephone=no` is said to browsers.
  const foreign = new RegExp(`\\b(${words.join('|')})\\b(?!=no)`)
  const leaks = sourceFiles(['src/**/*.{ts,tsx}'])
    .filter((file) => !edges.test(file) && !foreignTexts.test(file))
    .flatMap((file) => linesOf(file, foreign))
  assert.deepEqual(leaks, [])
})

test('payment methods are named in their table only', () => {
  const names = paymentMethodNames.flatMap((method) => [method, paymentMethods[method].wire])
  const named = new RegExp(`['"\`.](${names.join('|')})\\b(?!-)`)
  // PayPal is also a way in which money comes.
  const tables = ['src/domain/payment-method.ts', 'src/domain/payment-means.ts']
  const files = sourceFiles(['src/**/*.{ts,tsx}']).filter((file) => !/\.test\.ts$/.test(file) && !tables.includes(file))
  assert.deepEqual(
    files.flatMap((file) => linesOf(file, named)),
    [],
  )
})

test('user-visible sentences are in messages/', () => {
  const sentence = />\s*[A-Z][a-z]+(?: [a-z]+){2,}[^<>{}]*</
  const literals = sourceFiles(['src/web/**/*.tsx']).flatMap((file) => linesOf(file, sentence))
  assert.deepEqual(literals, [])
})

test('only the configuration reads environment variables', () => {
  // React reads NODE_ENV itself, so one file sets it; PostgreSQL's programs inherit PATH and the locale.
  const excepted = ['src/server/config.ts', 'src/server/production-mode.ts', 'src/backup/pg-programs.ts']
  // `import.meta.env.SSR` is a build constant: true for the server, false for browsers.
  const reading = /process\.env|import\.meta\.env(?!\.SSR\b)/
  const files = sourceFiles(['src/**/*.{ts,tsx}']).filter(
    (file) => !file.endsWith('.test.ts') && !excepted.includes(file),
  )
  assert.deepEqual(
    files.flatMap((file) => linesOf(file, reading)),
    [],
  )
})

test('a line of a comment fits the width that the formatter gives code', () => {
  const { formatter }: { readonly formatter: { readonly lineWidth: number } } = JSON.parse(textOf('biome.json'))
  const comment = /^\s*(?:\/\/|\/?\*|--|\{\/\*)/
  const files = sourceFiles(['{src,messages,tests,scripts,benchmarks}/**/*.{ts,tsx,mjs,css,sql}'])
  assert.ok(files.length > 2000)
  const tooLong = (line: string) => line.length > formatter.lineWidth && comment.test(line)
  assert.deepEqual(
    files.flatMap((file) =>
      textOf(file)
        .split('\n')
        .flatMap((line) => (tooLong(line) ? [`${file}: ${line.trim()}`] : [])),
    ),
    [],
  )
})

test('no paper and no page calls itself an invoice: the accountant’s program makes those', () => {
  const said = /^\s*notInvoice:|accountant’s program|logiciel du comptable|برنامج المحاسب/
  const lines = sourceFiles(['messages/**/*.ts']).flatMap((file) => linesOf(file, /invoice|factur|فاتور|فواتير/i))
  assert.deepEqual(
    lines.filter((line) => !said.test(line.replace(/^\S+:\d+: /, ''))),
    [],
  )
})

function sourceFiles(patterns: string[]): string[] {
  return globSync(patterns, { cwd: projectDirectory }).map((file) => file.replaceAll('\\', '/'))
}

function textOf(file: string): string {
  return readFileSync(new URL(file, projectDirectory), 'utf8')
}

/** `file:line: text` of the lines that match. */
function linesOf(file: string, pattern: RegExp): string[] {
  return textOf(file)
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : []))
}
