import assert from 'node:assert/strict'
import { test } from 'node:test'
import { piecesOf, planRows, refusals } from '#tests/support/import-plan-of.ts'

test('categories are found by any name of theirs, chosen by a person, left out, or asked about', async () => {
  const file =
    'Nom;Prix;Catégorie\nA;1;DECORATION\nB;1;Maison > Sacs\nC;1;Divers\nD;1;Divers\nE;1;__proto__\nF;1;\nG;1;حقائب وقفاف'
  const plan = await planRows(file, { categories: {} })
  assert.deepEqual(
    piecesOf(plan).map(({ name, category }) => [name, category]),
    [
      ['A', 'decor'],
      ['B', 'bags'],
      ['G', 'bags'],
    ],
  )
  assert.deepEqual(plan.questions, [
    { kind: 'category', name: 'Divers', count: 2 },
    { kind: 'category', name: '', count: 1 },
    { kind: 'category', name: '__proto__', count: 1 },
  ])
  const categories = Object.fromEntries([
    ['divers', ''],
    ['__proto__', 'kids'],
    ['', 'shoes'],
    ['decoration', 'bags'],
  ])
  const chosen = await planRows(file, { categories })
  assert.deepEqual(chosen.questions, [])
  assert.deepEqual(
    piecesOf(chosen).map(({ category }) => category),
    ['bags', 'bags', 'kids', 'shoes', 'bags'],
  )
  assert.deepEqual(refusals(chosen), [
    [[4], 'category-left-out: Divers'],
    [[5], 'category-left-out: Divers'],
  ])
})
