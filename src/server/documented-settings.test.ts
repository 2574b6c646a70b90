import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { readConfig } from './config.ts'

/** The settings of docs/settings.md, each with the default it states. */
async function documentedDefaults(): Promise<Record<string, string>> {
  const page = await readFile(new URL('../../docs/settings.md', import.meta.url), 'utf8')
  const lines = page.matchAll(/^- `([A-Z_]+)` \(`([^`]+)`\):/gm)
  return Object.fromEntries(Array.from(lines, ([, name = '', value = '']) => [name, value]))
}

test('the defaults in docs/settings.md are those of the program', async () => {
  const { SECRET_KEY: keyFile, ...documented } = await documentedDefaults()
  assert.ok(Object.keys(documented).length > 15)
  for (const [name, value] of Object.entries(documented))
    assert.deepEqual(readConfig({ [name]: value }), readConfig({}), `${name}=${value}`)
  // Not a value of the setting, but the file in which the key is without it.
  assert.equal(keyFile, 'DATA_DIR/secret.key')
})
