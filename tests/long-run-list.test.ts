import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const { browserFiles, engineFiles } = await import(new URL('../scripts/testing/test-files.mjs', import.meta.url).href)
const list = readFileSync(new URL('long-run.md', import.meta.url), 'utf8')

/** How a file says that some of its tests, or all, belong to the long run. */
const marks = /\blongTest\(|sampleUnlessLong\(|isLongRun\b| @long\b/

test('each file with tests of the long run is in their list', () => {
  const files: string[] = [...engineFiles({ long: true }), ...browserFiles()]
  const marked = files.filter((file) => file.includes('.long.test.') || marks.test(readFileSync(file, 'utf8')))
  assert.ok(marked.length > 20)
  const others = ['tests/long-run-list.test.ts', 'tests/test-script.test.ts']
  const isListed = (file: string) => list.includes(file) || list.includes(file.replace('.long.test.', '.test.'))
  assert.deepEqual(
    marked.filter((file) => !isListed(file) && !others.includes(file)),
    [],
  )
})

test('the tests named as holding a rule are in files that exist and are not left out themselves', () => {
  const rows = list.split('\n').filter((line) => line.startsWith('| ') && line.includes('.test.'))
  const holders = rows.flatMap((row) => row.split('|')[3]?.match(/\b[\w/.-]+\.test\.tsx?\b/g) ?? [])
  assert.ok(holders.length > 100)
  assert.deepEqual(
    holders.filter((file) => !existsSync(file) || file.includes('.long.test.')),
    [],
  )
})
