import assert from 'node:assert/strict'
import { test } from 'node:test'
import { editVariants } from '#domain/catalog/admin/edit-variants.ts'
import { listVariants } from '#domain/catalog/admin/list-variants.ts'
import { changeStock } from '#domain/catalog/stock/change-stock.ts'
import { dinars } from '#domain/money.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openPlainOffice } from '#tests/support/plain-browser.ts'

const colors = [
  { name: 'Red', swatch: '#b22222' },
  { name: 'Blue', swatch: '#1e3a8a' },
]
const sizes = [
  { name: 'S', stock: 3, stockByColor: [1, 2] },
  { name: 'M', stock: 5, stockByColor: [1, 4] },
]
const notSplit = sizes.map(({ name, stock }) => ({ name, stock }))

/** An office without script, and a shirt in two sizes and two colors. */
async function openShirt(kind: 'by-color' | 'not-split' = 'by-color') {
  const office = await openPlainOffice()
  const sana = await asOperator(office.shop.marketplace)
  const shirt = await office.shop.sells({ name: 'Shirt', sizes: kind === 'by-color' ? sizes : notSplit, colors })
  const stock = async () =>
    (await listVariants(sana, shirt.id)).map(({ sizeName, colorName = 'any', stock }) => [sizeName, colorName, stock])
  return {
    ...{ office, sana, shirt, stock, page: () => office.open(`/admin/products/${shirt.id}/variants`) },
    [Symbol.asyncDispose]: () => office[Symbol.asyncDispose](),
  }
}

const count = 'Save the counts'

test('what was counted of the variants is typed into one grid, in any digits', async () => {
  await using shirt = await openShirt()
  const page = await shirt.page()
  assert.match(page.html, /aria-label="M, Red: Pieces"/)
  const saved = await page.submit(count, { typed: ['1', '٧', '0', '4'] })
  assert.match(saved.main, /The stock is saved\./)
  assert.deepEqual(await shirt.stock(), [
    ['S', 'Red', 1],
    ['S', 'Blue', 7],
    ['M', 'Red', 0],
    ['M', 'Blue', 4],
  ])
  assert.match((await saved.submit(count)).main, /Nothing was changed here\./)
})

test('a cell that is no number, and one that was sold meanwhile, keep what was typed', async () => {
  await using shirt = await openShirt()
  const page = await shirt.page()
  const invalid = await page.submit(count, { typed: ['1', 'two', '9', '4'] })
  assert.match(invalid.main, /some cells need another look/)
  assert.match(invalid.main, /Please write a whole number/)
  assert.match(invalid.html, /value="two"/)
  assert.match(invalid.html, /value="9"/)

  const [, , mediumRed] = await listVariants(shirt.sana, shirt.shirt.id)
  await changeStock(shirt.sana, mediumRed?.id ?? 0, { reason: 'delivered', pieces: 6 })
  const changed = await page.submit(count, { typed: ['2', '2', '9', '4'] })
  assert.match(changed.main, /What you typed is still here/)
  assert.match(changed.main, /Now: 7/)
  assert.match(changed.html, /value="9"/)
  assert.deepEqual((await shirt.stock())[0], ['S', 'Red', 1], 'all or nothing')
  assert.match((await changed.submit(count)).main, /The stock is saved\./)
  assert.deepEqual(
    (await shirt.stock()).map(([, , stock]) => stock),
    [2, 2, 9, 4],
  )
})

test('numbers and own prices of variants are saved, refused, and asked about in words', async () => {
  await using shirt = await openShirt()
  const save = 'Save numbers and prices'
  const page = await shirt.page()
  const cells = (...prices: readonly string[]) => ({ typed: prices.flatMap((price) => ['', price]) })
  assert.match((await page.submit(save, cells('', '', '45', ''))).main, /More than the price of the piece, or empty\./)
  const each = await page.submit(save, cells('60', '60', '60', '60'))
  assert.match(each.main, /the price of the piece is its cheapest variant’s/)
  assert.match((await page.submit(save, cells('6x', '', '', ''))).main, /Write a price in dinars/)
  const asked = await page.submit(save, cells('', '', '600', ''))
  assert.match(asked.main, /Yes, 600\.00 TND is right/)
  const saved = await page.submit(save, { typed: ['SH-1', '', '', '60', '', '', '', ''] })
  assert.match(saved.main, /The numbers and prices are saved\./)
  const [red, blue] = await listVariants(shirt.sana, shirt.shirt.id)
  assert.deepEqual([red?.sku, blue?.ownPrice, blue?.stock], ['SH-1', 60_000, 2])
})

test('a delivery and a damage are booked for one variant, with their reason', async () => {
  await using shirt = await openShirt()
  const [, smallBlue] = await listVariants(shirt.sana, shirt.shirt.id)
  const typed = { variantId: String(smallBlue?.id), reason: 'damaged', pieces: '1' }
  const page = await shirt.office.open(`/admin/products/${shirt.shirt.id}`)
  const booked = await page.submit('Change the stock', typed)
  assert.match(booked.main, /The stock is changed\./)
  assert.match((await booked.submit('Change the stock', { ...typed, pieces: '5' })).main, /There are only 1\./)
  assert.deepEqual((await shirt.stock())[1], ['S', 'Blue', 1])
})

test('the pieces of a size are told apart by color, in one step that keeps the sum', async () => {
  await using shirt = await openShirt('not-split')
  const save = 'Save by colour'
  const page = await shirt.page()
  assert.match((await page.submit(save)).main, /Nothing was typed yet\./)
  const differs = await page.submit(save, { typed: ['', '', '2', '2'] })
  assert.match(differs.main, /the colours of M have to add up to 5/)
  assert.match(differs.main, /4 of 5/)
  assert.match((await page.submit(save, { typed: ['', '', 'x', '2'] })).main, /write whole numbers/)
  const [, medium] = await listVariants(shirt.sana, shirt.shirt.id)
  await changeStock(shirt.sana, medium?.id ?? 0, { reason: 'damaged', pieces: 1 })
  const moved = await page.submit(save, { typed: ['', '', '1', '4'] })
  assert.match(moved.main, /an order came meanwhile, and there are 4 now of M/)
  const saved = await moved.submit(save, { typed: ['', '', '1', '3'] })
  assert.match(saved.main, /The pieces are counted by colour now\./)
  assert.deepEqual(await shirt.stock(), [
    ['S', 'any', 3],
    ['M', 'Red', 1],
    ['M', 'Blue', 3],
  ])
  assert.match((await page.submit(save, { typed: ['', '', '1', '3'] })).main, /were changed meanwhile/)
  assert.match((await shirt.office.open('/admin/audit-log')).main, /Stock is not undone here/)
  const edited = await (await shirt.office.open(`/admin/products/${shirt.shirt.id}`)).submit('Save')
  assert.match(edited.html, /<a [^>]*href="\/admin\/products\/\d+\/variants"[^>]*>Count by size and colour</)
})

test('pieces that come back from an order without a color are told apart', async () => {
  await using shirt = await openShirt('not-split')
  const { office, sana } = shirt
  const sizeId = shirt.shirt.sizes[1]?.id ?? 0
  const placed = await office.shop.order([{ product: shirt.shirt, sizeId }])
  assert.ok(placed.outcome === 'placed')
  await (await shirt.page()).submit('Save by colour', { typed: ['', '', '1', '3'] })
  await advanceOrderAsOperator(sana, placed.order.id, { to: 'cancelled' })
  const page = await shirt.page()
  assert.match(page.main, /M: 1 piece came back without a colour/)
  await page.submit('Save by colour', { typed: ['', '', '1', '0'] })
  assert.deepEqual((await shirt.stock())[1], ['M', 'Red', 2])
})

test('a variant is taken off sale and brought back, and the last of its size is not', async () => {
  await using shirt = await openShirt()
  const [, , mediumRed, mediumBlue] = await listVariants(shirt.sana, shirt.shirt.id)
  const page = await shirt.page()
  assert.match(page.main, /the pieces that it has are taken out of the stock/)
  const retired = await page.submit('Take off sale', { variantId: String(mediumRed?.id) })
  assert.match(retired.main, /It is off sale\./)
  const last = await retired.submit('Take off sale', { variantId: String(mediumBlue?.id) })
  assert.match(last.main, /the last variant of its size/)
  assert.match((await last.submit('Bring back')).main, /It is back on sale/)
  assert.deepEqual((await shirt.stock())[2], ['M', 'Red', 0])

  const [smallRed] = await listVariants(shirt.sana, shirt.shirt.id)
  const dearer = (await listVariants(shirt.sana, shirt.shirt.id))
    .filter(({ id }) => id !== smallRed?.id)
    .map(({ id, stock, sku, ownPrice }) => ({ id, stock, sku, ownPrice: dinars(60), seen: { stock, sku, ownPrice } }))
  assert.deepEqual(await editVariants(shirt.sana, shirt.shirt.id, dearer), { outcome: 'saved' })
  const cheapest = await (await shirt.page()).submit('Take off sale', { variantId: String(smallRed?.id) })
  assert.match(cheapest.main, /The others cost more than the piece/)
})
