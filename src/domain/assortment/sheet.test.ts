import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getProduct } from '#domain/catalog/get-product.ts'
import { dinars } from '#domain/money.ts'
import { atWork } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { readSheet } from '#web/backoffice/products/sheet-form.ts'
import { listShelf } from './list-shelf.ts'
import { reviewSheet } from './review-sheet.ts'
import { saveSheet } from './save-sheet.ts'

function rowsOf(text: string) {
  const reading = readSheet(text)
  assert.equal(reading.outcome, 'read')
  return reading.outcome === 'read' ? reading.rows : []
}

test('a sheet is looked at before it changes prices, stock and names, and adds what is new', async () => {
  await using shop = await openTestShop()
  const sana = await atWork(shop.marketplace, 'staff')
  const storeId = await shop.hasStore({ name: 'Dar Sana' })
  const bowl = await shop.sells({ storeId, model: 'B-1', name: 'Bowl', regularPrice: dinars(45) })
  const rows = rowsOf(
    'Référence\tNom\tPrix\tStock\tCatégorie\tBoutique\r\nB-1\tBowl\t50,5\t7\r\nJ-1\tJug\t60\t2\tdecor\tdar sana\r\nX-9\tOnly a name',
  )
  const review = await reviewSheet(sana, rows)
  assert.deepEqual(
    review.map(({ outcome }) => outcome),
    ['changed', 'new', 'wrong'],
  )
  assert.equal((await getProduct(shop.marketplace, bowl.id)).regularPrice, 45_000)

  assert.deepEqual(await saveSheet(sana, rows, review), { outcome: 'saved', changed: 1, created: 1 })
  const after = await getProduct(shop.marketplace, bowl.id)
  assert.deepEqual([after.regularPrice, after.sizes[0]?.stock], [50_500, 7])
  const { items } = await listShelf(sana, { state: 'on-sale', words: 'jug', page: 1 })
  assert.deepEqual([items[0]?.product.model, items[0]?.product.sizes[0]?.stock], ['J-1', 2])
  assert.deepEqual(
    (await reviewSheet(sana, rows)).map(({ outcome }) => outcome),
    ['same', 'same', 'wrong'],
  )
})

test('a sheet moves products that are known to another category and store', async () => {
  await using shop = await openTestShop()
  const sana = await atWork(shop.marketplace, 'staff')
  const [from, to] = [await shop.hasStore({ name: 'Dar Sana' }), await shop.hasStore({ name: 'Éclat de Sfax' })]
  const bowl = await shop.sells({ storeId: from, model: 'B-1', name: 'Bowl', category: 'decor' })
  const rows = rowsOf('model;category;store\nB-1;accessories;e\u0301clat DE sfax')
  const review = await reviewSheet(sana, rows)
  assert.deepEqual(review, [
    {
      ...{ outcome: 'changed', line: 2, id: bowl.id, name: 'Bowl' },
      category: { from: 'decor', to: 'Accessories' },
      store: { from: 'Dar Sana', to: 'Éclat de Sfax', toId: to },
    },
  ])
  assert.deepEqual(await saveSheet(sana, rows, review), { outcome: 'saved', changed: 1, created: 0 })
  const { category, store } = await getProduct(shop.marketplace, bowl.id)
  assert.deepEqual([category, store.id], ['Accessories', to])
})

test('a review is of the shop as it was: when an order came meanwhile, it is looked at again', async () => {
  await using shop = await openTestShop()
  const sana = await atWork(shop.marketplace, 'staff')
  const bowl = await shop.sells({ model: 'B-1' })
  const rows = rowsOf('model;stock\nB-1;20')
  const review = await reviewSheet(sana, rows)
  await shop.order([{ product: bowl }])
  assert.equal((await saveSheet(sana, rows, review)).outcome, 'changed-meanwhile')
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 9)
})

test('rows that cannot be meant say why', async () => {
  await using shop = await openTestShop()
  const sana = await atWork(shop.marketplace, 'staff')
  await shop.sells({ model: 'S-1', sizes: ['S', 'M'].map((name) => ({ name, stock: 1 })) })
  await shop.sells({ model: 'P-1', regularPrice: dinars(45), promotionalPrice: dinars(40) })
  for (const _ of [1, 2]) await shop.sells({ model: 'D-1' })
  const rows = rowsOf(
    'model;price;stock;store\nS-1;;5\nP-1;30;\nD-1;9;\n;9;\nS-1;10;\nQ-1;=1+1;\nQ-2;9;;Nowhere\nQ-3;9;',
  )
  const review = await reviewSheet(sana, rows)
  assert.deepEqual(
    review.map((row) => row.outcome === 'wrong' && row.problem),
    [
      'several-sizes',
      'below-promotion',
      'several-products',
      'without-model',
      'twice',
      'unreadable',
      'unknown-store',
      'incomplete',
    ],
  )
  for (const [text, outcome] of [
    ['name;price\nBowl;9', 'without-header'],
    ['model\n\n', 'empty'],
    [`model\n${'B\n'.repeat(501)}`, 'too-long'],
  ] as const)
    assert.equal(readSheet(text).outcome, outcome)
})
