import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listAdminProducts } from '#domain/catalog/admin/list-admin-products.ts'
import { getProduct } from '#domain/catalog/get-product.ts'
import { mainLocaleSetting } from '#domain/languages/main-locale-setting.ts'
import { dinars } from '#domain/money.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { readPastedRows } from '#web/backoffice/products/paste/paste-form.ts'
import { builtInShopCategories } from '#web/localize-categories.ts'
import { previewPastedRows } from './preview-pasted-rows.ts'
import { savePastedRows } from './save-pasted-rows.ts'

function rowsOf(text: string) {
  const reading = readPastedRows(text, builtInShopCategories)
  assert.equal(reading.outcome, 'read')
  return reading.outcome === 'read' ? reading.rows : []
}

test('a paste is previewed, then changes prices, stock and names and adds new products as drafts', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  const storeId = await shop.hasStore({ name: 'Dar Sana' })
  const bowl = await shop.sells({ storeId, model: 'B-1', name: 'Bowl', regularPrice: dinars(45) })
  const rows = rowsOf(
    'Référence\tNom\tPrix\tStock\tCatégorie\tBoutique\r\nB-1\tBowl\t50,5\t7\r\nJ-1\tJug\t60\t2\tdecor\tdar sana\r\nX-9\tOnly a name',
  )
  const preview = await previewPastedRows(sana, rows)
  assert.deepEqual(
    preview.map(({ outcome }) => outcome),
    ['changed', 'new', 'wrong'],
  )
  assert.equal((await getProduct(shop.marketplace, bowl.id)).regularPrice, 45_000)

  assert.deepEqual(await savePastedRows(sana, rows, preview), { outcome: 'saved', changed: 1, created: 1, leftOut: 0 })
  const after = await getProduct(shop.marketplace, bowl.id)
  assert.deepEqual([after.regularPrice, after.sizes[0]?.stock], [50_500, 7])
  const { items } = await listAdminProducts(sana, { state: 'retired', searchText: 'jug', page: 1 })
  assert.deepEqual([items[0]?.product.model, items[0]?.product.sizes[0]?.stock], ['J-1', 2])
  assert.deepEqual(
    (await previewPastedRows(sana, rows)).map(({ outcome }) => outcome),
    ['same', 'same', 'wrong'],
  )
})

test('a store and a product may have their names in the main language, as an export has them', async () => {
  await using shop = await openTestShop()
  const owner = await asOperator(shop.marketplace)
  const storeId = await shop.hasStore({ name: 'Clay workshop', translations: { fr: { name: 'Atelier' } } })
  await editSetting(owner, mainLocaleSetting, { version: 0, edited: { mainLocale: 'fr' } })
  await shop.sells({ storeId, model: 'B-1', name: 'Bowl', locale: 'en', translations: { fr: { name: 'Bol' } } })
  const outcomeOf = async (name: string, store: string) =>
    (await previewPastedRows(owner, rowsOf(`model\tname\tstore\nB-1\t${name}\t${store}`)))[0]?.outcome
  assert.equal(await outcomeOf('Bol', 'atelier'), 'same')
  assert.equal(await outcomeOf('Bowl', 'Clay workshop'), 'same')
  assert.equal(await outcomeOf('Plat', 'Atelier'), 'changed')
  assert.equal(await outcomeOf('Bol', 'Elsewhere'), 'wrong')
})

test('the columns of pasted rows may have French or Arabic names, and its categories their displayed names', () => {
  const row = {
    line: 2,
    model: 'S-1',
    name: 'Soap',
    price: { amount: 12_500, text: '12,5' },
    stock: 4,
    category: 'Cosmetics',
    storeName: 'Dar Sana',
  }
  for (const header of [
    'Modèle\tNom\tPrix\tStock\tCatégorie\tAtelier',
    'المرجع\tالاسم\tالسعر\tالمخزون\tالصنف\tالورشة',
  ]) {
    const text = `${header}\nS-1\tSoap\t12,5\t4\tcosmetics & candles\tDar Sana`
    assert.deepEqual(rowsOf(text), [{ ...row, unreadable: [], unnamed: [] }])
  }
})

test('a paste moves existing products to another category and store', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  const [from, to] = [await shop.hasStore({ name: 'Dar Sana' }), await shop.hasStore({ name: 'Éclat de Sfax' })]
  const bowl = await shop.sells({ storeId: from, model: 'B-1', name: 'Bowl', category: 'decor' })
  const rows = rowsOf('model;category;store\nB-1;accessories;e\u0301clat DE sfax')
  const preview = await previewPastedRows(sana, rows)
  assert.deepEqual(preview, [
    {
      ...{ outcome: 'changed', line: 2, id: bowl.id, name: 'Bowl' },
      category: { from: 'decor', to: 'Accessories' },
      store: { from: 'Dar Sana', to: 'Éclat de Sfax', toId: to },
    },
  ])
  assert.deepEqual(await savePastedRows(sana, rows, preview), { outcome: 'saved', changed: 1, created: 0, leftOut: 0 })
  const { category, store } = await getProduct(shop.marketplace, bowl.id)
  assert.deepEqual([category, store.id], ['Accessories', to])
})

test('a paste returns a new preview when an order changed the stock since the preview', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  const bowl = await shop.sells({ model: 'B-1' })
  const rows = rowsOf('model;stock\nB-1;20')
  const preview = await previewPastedRows(sana, rows)
  await shop.order([{ product: bowl }])
  assert.equal((await savePastedRows(sana, rows, preview)).outcome, 'changed-meanwhile')
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 9)
})

test('rows keep the number they have in the spreadsheet, also after empty rows and cells with line breaks', () => {
  assert.deepEqual(
    rowsOf('model;name\n\n"B-1";"Bowl\nblue"\n ; \nB-2;Jug').map(({ line, model, name }) => [line, model, name]),
    [
      [3, 'B-1', 'Bowl blue'],
      [5, 'B-2', 'Jug'],
    ],
  )
})

test('a paste reads a text that begins like a formula as our files have it, after an apostrophe', () => {
  assert.deepEqual(
    rowsOf("model;name\n'-5;'=Bowl\nB-2;'Jug").map(({ model, name }) => [model, name]),
    [
      ['-5', '=Bowl'],
      ['B-2', "'Jug"],
    ],
  )
})

test('invalid rows are returned with their problem', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  await shop.sells({ model: 'S-1', sizes: ['S', 'M'].map((name) => ({ name, stock: 1 })) })
  await shop.sells({ model: 'P-1', regularPrice: dinars(45), promotionalPrice: dinars(40) })
  for (const _ of [1, 2]) await shop.sells({ model: 'D-1' })
  const rows = rowsOf(
    'model;price;stock;store\nS-1;;5\nP-1;30;\nD-1;9;\n;9;\nS-1;10;\nQ-1;=1+1;\nQ-2;9;;Nowhere\nQ-3;9;',
  )
  const preview = await previewPastedRows(sana, rows)
  assert.deepEqual(
    preview.map((row) => row.outcome === 'wrong' && row.problem),
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
    assert.equal(readPastedRows(text, builtInShopCategories).outcome, outcome)
})

test('a price that reads two ways or changes more than five times is saved only once it is confirmed', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  await shop.hasStore({ name: 'Dar Sana' })
  const carpet = await shop.sells({ model: 'C-1', regularPrice: dinars(690) })
  const bowl = await shop.sells({ model: 'B-1', regularPrice: dinars(45) })
  const priceNow = async ({ id }: { readonly id: number }) => (await getProduct(shop.marketplace, id)).regularPrice
  const rows = rowsOf(
    'model;price;name;category;store\nC-1;1,250\nB-1;9,5\nJ-1;1.250;Jug;decor;Dar Sana\nJ-2;60;Jar;decor;Dar Sana',
  )
  const preview = await previewPastedRows(sana, rows)
  assert.deepEqual(
    preview.map((row) => 'doubt' in row && row.doubt),
    ['two-readings', false, 'two-readings', false],
  )
  const kept = await savePastedRows(sana, rows, preview)
  assert.deepEqual(kept, { outcome: 'saved', changed: 1, created: 1, leftOut: 2 })
  assert.deepEqual([await priceNow(carpet), await priceNow(bowl)], [690_000, 9_500])

  const again = await previewPastedRows(sana, rows)
  assert.deepEqual(
    again.map(({ outcome }) => outcome),
    ['changed', 'same', 'new', 'same'],
  )
  const confirmed = await savePastedRows(sana, rows, again, [2, 4])
  assert.deepEqual(confirmed, { outcome: 'saved', changed: 1, created: 1, leftOut: 0 })
  assert.equal(await priceNow(carpet), 1_250)

  const doubtAbout = async (price: string) => {
    const [row] = await previewPastedRows(sana, rowsOf(`model;price\nB-1;${price}`))
    return row && 'doubt' in row ? row.doubt : undefined
  }
  assert.deepEqual(await Promise.all(['47,5', '48', '1,5', '٩,٦٠٠', '0,950'].map(doubtAbout)), [
    ...[undefined, 'far', 'far', 'two-readings', 'far'],
  ])
})

test('a row with more cells than headings is refused, and the wrong cells are named', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  await shop.sells({ model: 'B-1', regularPrice: dinars(14) })
  const problemOf = async (text: string) => {
    const [row] = await previewPastedRows(sana, rowsOf(text))
    return row?.outcome === 'wrong' ? [row.problem, row.cells] : row?.outcome
  }
  assert.deepEqual(await problemOf('model,price,stock\nB-1,12,5,7'), ['more-cells', [{ text: '7' }]])
  assert.deepEqual(await problemOf('model,price,\nB-1,12,7'), ['more-cells', [{ text: '7' }]])
  assert.equal(await problemOf('model,price\nB-1,12,,'), 'changed')
  assert.deepEqual(await problemOf('model;price;stock\nB-1;12 mai;many'), [
    'unreadable',
    [
      { column: 'price', text: '12 mai' },
      { column: 'stock', text: 'many' },
    ],
  ])
  assert.deepEqual(await problemOf('model;store\nB-1;Nowhere'), [
    'unknown-store',
    [{ column: 'store', text: 'Nowhere' }],
  ])
  assert.deepEqual(await problemOf('model;name\nQ-1;Jug'), [
    'incomplete',
    ['price', 'category', 'store'].map((column) => ({ column, text: '' })),
  ])
})

test('two columns that mean the same are refused, since nobody knows which one counts', () => {
  for (const header of ['model,price,price', 'model,price,prix', 'model,ref,price'])
    assert.equal(readPastedRows(`${header}\nB-1,41,43`, builtInShopCategories).outcome, 'repeated-column', header)
  assert.equal(readPastedRows('model,price,color,color\nB-1,41,red,blue', builtInShopCategories).outcome, 'read')
})

test('the categories of pasted rows may have their names in any language', () => {
  for (const name of ['Décoration', 'Decor', 'decor', 'ديكور'])
    assert.equal(rowsOf(`model;category\nB-1;${name}`)[0]?.category, 'decor', name)
})

test('prices and stocks of pasted rows may be in Arabic digits', () => {
  const [row] = rowsOf('المرجع\tالسعر\tالمخزون\nB-1\t٤٥٫٥\t١٢')
  assert.deepEqual([row?.price?.amount, row?.stock], [45_500, 12])
})
