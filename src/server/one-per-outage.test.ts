import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onePerOutage } from './one-per-outage.ts'

test('an outage is logged once, however many connections it costs', () => {
  const lines: string[] = []
  const report = onePerOutage((line) => lines.push(line))
  for (const line of ['lost 1', 'lost 2', 'the worker starts again']) report(line)
  assert.deepEqual(lines, ['lost 1'])
})
