import assert from 'node:assert/strict'
import { test } from 'node:test'

const { countTests } = await import(new URL('../scripts/steps.mjs', import.meta.url).href)

test('failures are counted, however much is printed after the counts', async () => {
  const program = `console.log('went well: 2\\nwent wrong: 1\\n' + ' '.repeat(100_000))`
  const counted = await countTests(['-e', program], { passed: /^went well: (\d+)$/gm, failed: /^went wrong: (\d+)$/gm })
  assert.deepEqual([counted.passed, counted.failed], [2, 1])
})
