import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const { pageSources }: { readonly pageSources: readonly string[] } = await import(
  new URL('../scripts/steps.mjs', import.meta.url).href
)
const { imports }: { readonly imports: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)

/** The server runs the domain from source; what browsers get of it imports nothing else, as vite.config.ts checks. */
const folders = pageSources.filter((source) => !source.includes('.') && source !== 'src/domain')

test('a change in any folder from which the pages import rebuilds them', () => {
  const files = folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`))
    .filter((file) => !/\.test\./.test(file))
  assert.ok(files.length > 500)
  const imported = new Set(files.flatMap((file) => importedNames(readFileSync(file, 'utf8'))))
  assert.ok(imported.has('#web/*'))
  for (const name of imported) {
    const folder = imports[name]?.replace(/^\.\/|\/\*$/g, '') ?? ''
    assert.ok(
      pageSources.some((source) => `${folder}/`.startsWith(`${source}/`)),
      `${name} is not among pageSources of scripts/steps.mjs`,
    )
  }
})

/** The names of package.json that a file imports from, without those of types. */
function importedNames(code: string): string[] {
  const statements = code.matchAll(
    /^(?:import(?! type\b)|export)\b[^'"]*?from '(#[\w-]+)\/|\bimport\(\s*['`](#[\w-]+)\//gm,
  )
  return [...statements].map(([, name, lazyName]) => `${name ?? lazyName}/*`)
}
