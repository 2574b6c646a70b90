import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const projectDirectory = new URL('../', import.meta.url)

/** Words of the wire, the forms and the browser's storage, which have another name inside. */
const foreignWords = [
  'percentpromo',
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

/** `sizeName` and `colorName` are also what an order line keeps of a size and a colour, and what a cart shows. */
const alsoOurs = new Set(['sizeName', 'colorName'])

/** The edges, each of which translates (facts into the words of schema.org), and the fields of forms. */
const edges = /^src\/api\/|mailer-emailjs\.ts$|-form\.tsx?$|-storage\.ts$|-fields\.tsx$|-facts\.ts$|\.test\.tsx?$/

test('the words of the wire and of the forms stop at the edges', () => {
  const words = foreignWords.filter((word) => !alsoOurs.has(word))
  const foreign = new RegExp(`\\b(${words.join('|')})\\b`)
  const leaks = sourceFiles(['src/**/*.{ts,tsx}'])
    .filter((file) => !edges.test(file))
    .flatMap((file) => linesOf(file, foreign))
  assert.deepEqual(leaks, [])
})

test('sentences shown to people live in messages/', () => {
  const sentence = />\s*[A-Z][a-z]+(?: [a-z]+){2,}[^<>{}]*</
  const literals = sourceFiles(['src/web/**/*.tsx']).flatMap((file) => linesOf(file, sentence))
  assert.deepEqual(literals, [])
})

test('layout is written with logical sides, so that it mirrors from right to left', () => {
  const physical =
    /["'`\s:](-?[mp][lr]-|left-|right-|text-left|text-right|border-[lr]\b|rounded-[lr]\b|rounded-[tb][lr]\b)/
  const uses = sourceFiles(['src/web/**/*.tsx']).flatMap((file) => linesOf(file, physical))
  assert.deepEqual(uses, [])
})

test('nobody but the configuration reads the environment', () => {
  // React looks into the environment itself, so one file sets there what it finds.
  const excepted = ['src/server/config.ts', 'src/server/in-production.ts']
  // `import.meta.env.SSR` is no setting: the build replaces it by true for the server and by false for browsers.
  const reading = /process\.env|import\.meta\.env(?!\.SSR\b)/
  const files = sourceFiles(['src/**/*.{ts,tsx}']).filter(
    (file) => !file.endsWith('.test.ts') && !excepted.includes(file),
  )
  assert.deepEqual(
    files.flatMap((file) => linesOf(file, reading)),
    [],
  )
})

function sourceFiles(patterns: string[]): string[] {
  return globSync(patterns, { cwd: projectDirectory }).map((file) => file.replaceAll('\\', '/'))
}

/** `file:line: text` of the lines that match. */
function linesOf(file: string, pattern: RegExp): string[] {
  const lines = readFileSync(new URL(file, projectDirectory), 'utf8').split('\n')
  return lines.flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : []))
}
