import assert from 'node:assert/strict'
import { test } from 'node:test'
import { planFile } from '#domain/product-import/plan-file.ts'
import type { FileToPlan } from '#domain/product-import/plan-import-file.ts'
import { neverStopped, sheetOfBowls } from '#tests/support/product-imports.ts'
import { importPlanner } from './import-planner.ts'

test('a thread reads a file of several batches of rows as this process would', async () => {
  const file: FileToPlan = {
    ...{ bytes: sheetOfBowls(250), choices: undefined, remembered: {} },
    shop: { categories: [{ slug: 'decor', names: ['decor'] }], locale: 'en' },
  }
  const planned = await importPlanner()(file, neverStopped)
  assert.deepEqual(planned, await planFile(file))
  assert.equal(planned.outcome === 'planned' && planned.rows.length, 250)
})
