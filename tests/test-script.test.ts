import assert from 'node:assert/strict'
import { test } from 'node:test'

const { countTests } = await import(new URL('../scripts/steps.mjs', import.meta.url).href)
const { flakyEngineTests, flakyBrowserTests } = await import(
  new URL('../scripts/flaky-tests.mjs', import.meta.url).href
)

test('failures are counted, however much is printed after the counts', async () => {
  const program = `console.log('went well: 2\\nwent wrong: 1\\n' + ' '.repeat(100_000))`
  const counted = await countTests(['-e', program], { passed: /^went well: (\d+)$/gm, failed: /^went wrong: (\d+)$/gm })
  assert.deepEqual([counted.passed, counted.failed], [2, 1])
})

test('engine tests that passed at their second run are named, without their parents', () => {
  const stable = { name: 'stable', passed_on_attempt: 0, children: [] }
  const flaky = { name: 'flaky', passed_on_attempt: 1, children: [] }
  const parent = { name: 'parent', passed_on_attempt: 1, children: [{ name: 'flaky' }] }
  const state = [{ 'a.ts:9:1': stable }, { 'a.ts:9:1': stable, 'a.ts:2:3': flaky, 'a.ts:1:1': parent }]
  assert.deepEqual(flakyEngineTests(JSON.stringify(state)), ['a.ts:2:3 flaky'])
})

test('browser tests that passed at their second run are named with their width and their error', () => {
  const results = [{ error: { message: '\u001b[31mTest timeout of 45000ms exceeded.\u001b[39m\nat line 9' } }, {}]
  const spec = (title: string, status: string) => ({
    ...{ title, file: 'cart.test.ts', line: 7 },
    tests: [{ projectName: 'phone', status, results }],
  })
  const report = { suites: [{ specs: [spec('a', 'expected')], suites: [{ specs: [spec('b', 'flaky')] }] }] }
  assert.deepEqual(flakyBrowserTests(JSON.stringify(report)), [
    'cart.test.ts:7 [phone] b (Test timeout of 45000ms exceeded.)',
  ])
})
