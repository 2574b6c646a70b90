import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { cpSync } from 'node:fs'
import { cp, glob, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { locales } from '#domain/locale.ts'
import { longTest } from './support/long-test.ts'
import { makeDataDirectory } from './support/temporary-directory.ts'

const run = promisify(execFile)
const project = path.resolve(import.meta.dirname, '..')
const sources = ['messages', 'src', 'package.json']
const pages = [
  ...[
    'public',
    'scripts',
    'tests/support',
    'tsconfig.json',
    'vite.config.ts',
    'react-router.config.ts',
    'build/client',
    ...locales.map((locale) => `build/${locale}`),
  ],
]

/** Prints what the program says in the new language. */
const program = `
  import { directionOf } from '#domain/locale.ts'
  import { dinars } from '#domain/money.ts'
  import { emailMessagesIn } from '#emails/email-messages.ts'
  import { formatPrice } from '#formatting/prices.ts'
  const subject = emailMessagesIn('it').orderRecap.subject('H-1')
  console.log(JSON.stringify({ subject, price: formatPrice(dinars(45), 'it'), direction: directionOf('it') }))`

/** The texts of English, each marked as one of the new language. */
const pseudoCatalog = `
export function pseudo(text) {
  if (typeof text === 'string') return '‹' + text + '›'
  if (typeof text === 'function') return (...parameters) => pseudo(text(...parameters))
  if (typeof text !== 'object' || text === null) return text
  return Object.fromEntries(Object.entries(text).map(([key, value]) => [key, pseudo(value)]))
}
`

test('a language takes one folder of messages and one line, for emails and all that is not a page', async () => {
  await inNewLanguage(sources, async (settings) => {
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program], settings)
    assert.deepEqual(JSON.parse(stdout), { subject: '‹Your order H-1›', price: '45,00 TND', direction: 'ltr' })
  })
})

longTest('the pages of a language are built from one folder of messages and one line', async () => {
  await inNewLanguage([...sources, ...pages], async (settings) => {
    await run(process.execPath, ['scripts/build-pages.mjs', 'it'], settings)
    const { stdout } = await run(process.execPath, ['tests/support/open-new-language.ts', 'it'], settings)
    const seen: { readonly pages: Record<string, string>; readonly email: string } = JSON.parse(stdout)

    for (const [url, html] of Object.entries(seen.pages)) {
      assert.match(html, /<html lang="it" dir="ltr"/, url)
      assert.match(html, /‹Add to cart/, url)
      assert.match(html, /45,00 TND/, url)
      assert.match(html, /<link rel="alternate" hrefLang="it" href="[^"]*\/it\//i, url)
      assert.match(html, /lang="it"[^>]*>Italiano</, url)
    }
    assert.match(seen.email, /‹Your order/)
  })
})

/** Copies parts of the project, adds Italian to them, and works there. */
async function inNewLanguage(
  parts: readonly string[],
  work: (settings: { readonly cwd: string; readonly maxBuffer: number }) => Promise<void>,
): Promise<void> {
  const folder = await makeDataDirectory('hirfa-language-')
  try {
    await copyProject(parts, folder)
    for await (const file of glob('**/*.ts', { cwd: path.join(folder, 'messages/en') })) await addCatalog(folder, file)
    const languages = path.join(folder, 'src/domain/locale.ts')
    const line = `it: { name: 'Italiano', intlTag: 'it-IT', direction: 'ltr', decimal: ',', group: '.', currency: ' TND', listSeparator: ', ' },`
    const code = await readFile(languages, 'utf8')
    assert.match(code, /\n} as const\n/)
    await writeFile(languages, code.replace('\n} as const\n', `\n  ${line}\n} as const\n`))
    await work({ cwd: folder, maxBuffer: 64 * 1024 * 1024 })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function copyProject(parts: readonly string[], folder: string): Promise<void> {
  // Copying asynchronously, or with a filter, takes ten times as long.
  for (const name of parts) cpSync(path.join(project, name), path.join(folder, name), { recursive: true })
  await symlink(path.join(project, 'node_modules'), path.join(folder, 'node_modules'))
}

/** Writes a file of messages in the new language, with every sentence of the English one. */
async function addCatalog(folder: string, file: string): Promise<void> {
  const english = await import(path.join(project, 'messages/en', file))
  const depth = '../'.repeat(file.split('/').length)
  const catalogs = Object.keys(english).map((name) =>
    file === 'locale.ts' ? `export const locale = 'it'` : `export const ${name} = pseudo(english.${name})`,
  )
  const code = [
    `import { pseudo } from '${depth}pseudo.mjs'`,
    `import * as english from '${depth}en/${file}'`,
    ...catalogs,
    '',
  ]
  await cp(path.join(project, 'messages/en', file), path.join(folder, 'messages/it', file))
  await writeFile(path.join(folder, 'messages/it', file), code.join('\n'))
  await writeFile(path.join(folder, 'messages/pseudo.mjs'), pseudoCatalog)
}
