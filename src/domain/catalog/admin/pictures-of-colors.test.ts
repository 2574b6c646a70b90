import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import { getProduct } from '#domain/catalog/get-product.ts'
import { addPicture } from '#domain/catalog/pictures/add-picture.ts'
import { type Product, picturesOfColor } from '#domain/catalog/product.ts'
import { quoteLines } from '#domain/orders/lines/quote-lines.ts'
import { undoChange } from '#domain/undo/undo-change.ts'
import { asOperator, asSystem } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { productDraftOf } from './admin-product.ts'
import { duplicateProduct } from './duplicate-product.ts'
import { editProduct } from './edit-product.ts'
import { getAdminProduct } from './get-admin-product.ts'
import { mergeDrafts } from './merge-drafts.ts'
import type { ProductDraft } from './product-draft.ts'

const blue = { name: 'Blue', swatch: '#0000ff' }
const cream = { name: 'Cream', swatch: '#dcc29c' }
const clay = { name: 'Clay', swatch: '#b55a30' }

/** Stores this many pictures with different bytes and returns their file names. */
function photographs({ marketplace }: TestShop, count: number): Promise<string[]> {
  const shape = { format: 'webp', width: 4, height: 5, placeholderColor: '#ede3d3' } as const
  return Promise.all(
    Array.from({ length: count }, (_, number) =>
      addPicture(asSystem(marketplace), { bytes: new Uint8Array([number, 7]), ...shape }),
    ),
  )
}

/** A bowl in blue, cream and clay: one picture for all colors, one of blue and two of cream. */
async function openBowl() {
  const shop = await openTestShop()
  const [ofBlue = '', forAll = '', ofCream = '', moreCream = ''] = await photographs(shop, 4)
  const bowl = await shop.sells({
    colors: [blue, cream, clay],
    pictures: [
      { fileName: ofBlue, alt: 'Blue', color: 'Blue' },
      { fileName: forAll, alt: 'In a room' },
      { fileName: ofCream, alt: 'Cream', color: 'Cream' },
      { fileName: moreCream, alt: 'Cream close', color: 'Cream' },
    ],
  })
  const office = await asOperator(shop.marketplace, 'staff')
  return { shop, office, bowl, ofBlue, forAll, ofCream, moreCream }
}

const namesFor = ({ pictures }: Product, colorId: number | undefined) =>
  picturesOfColor(pictures, colorId).map(({ fileName }) => fileName)

test('a color shows its own pictures first, then those for all colors, and those of other colors only without either', async () => {
  const { shop, bowl, ofBlue, forAll, ofCream, moreCream } = await openBowl()
  await using _ = shop
  const [ofBlueId, ofCreamId, ofClayId] = bowl.colors.map(({ id }) => id)
  assert.deepEqual(namesFor(bowl, undefined), [ofBlue, forAll, ofCream, moreCream])
  assert.deepEqual(namesFor(bowl, ofBlueId), [ofBlue, forAll])
  assert.deepEqual(namesFor(bowl, ofCreamId), [ofCream, moreCream, forAll])
  assert.deepEqual(namesFor(bowl, ofClayId), [forAll])
  const withoutShared = { ...bowl, pictures: bowl.pictures.filter(({ colorId }) => colorId === ofBlueId) }
  assert.deepEqual(namesFor(withoutShared, ofClayId), [ofBlue])
})

test('a quoted line and an order line have the picture that the page shows for their color', async () => {
  const { shop, bowl, ofBlue } = await openBowl()
  await using _ = shop
  for (const colorId of [...bowl.colors.map(({ id }) => id), undefined]) {
    const line = { productId: bowl.id, quantity: 1, ...(colorId !== undefined && { colorId }) }
    const quote = await quoteLines(shop.marketplace, [line])
    assert.equal(quote.lines[0]?.picture, namesFor(bowl, colorId)[0], String(colorId))
  }
  const order = await shop.order([{ product: bowl, colorId: bowl.colors[1]?.id ?? 0 }])
  assert.equal(order.outcome, 'placed')
  const [line] = await shop.marketplace.db.selectFrom('order_lines').select(['picture', 'color_name']).execute()
  assert.deepEqual(line, { picture: namesFor(bowl, bowl.colors[1]?.id)[0], color_name: 'Cream' })
  assert.notEqual(line?.picture, ofBlue)
})

test('the page and the quote choose the same picture when only other colors have pictures', async () => {
  await using shop = await openTestShop()
  const [first = '', second = ''] = await photographs(shop, 2)
  const bowl = await shop.sells({
    colors: [blue, cream, clay],
    pictures: [
      { fileName: first, alt: '', color: 'Cream' },
      { fileName: second, alt: '', color: 'Blue' },
    ],
  })
  const clayId = bowl.colors[2]?.id ?? 0
  const quote = await quoteLines(shop.marketplace, [{ productId: bowl.id, colorId: clayId, quantity: 1 }])
  assert.deepEqual([quote.lines[0]?.picture, namesFor(bowl, clayId)[0]], [first, first])
})

test('an operator sets the color of a picture, also to a new color, and removes it', async () => {
  const { shop, office, bowl } = await openBowl()
  await using _ = shop
  const base = productDraftOf(await getAdminProduct(office, bowl.id))
  const [first, second] = base.pictures
  const black = { name: 'Black', swatch: '#000000' }
  const edited = {
    ...base,
    colors: [...base.colors, black],
    pictures: [
      { ...first, colorId: -3 },
      { ...second, colorId: bowl.colors[0]?.id },
    ] as ProductDraft['pictures'],
  }
  assert.deepEqual(await editProduct(office, bowl.id, { base, edited }), { outcome: 'saved' })
  const shown = await getProduct(office, bowl.id)
  const colorOf = (id: number | undefined) => shown.colors.find((color) => color.id === id)?.name
  assert.deepEqual(
    shown.pictures.map(({ colorId }) => colorOf(colorId)),
    ['Black', 'Blue'],
  )

  const now = productDraftOf(await getAdminProduct(office, bowl.id))
  const plain = { ...now, pictures: now.pictures.map(({ fileName, alt }) => ({ fileName, alt })) }
  assert.deepEqual(await editProduct(office, bowl.id, { base: now, edited: plain }), { outcome: 'saved' })
  assert.deepEqual(
    (await getProduct(office, bowl.id)).pictures.map((picture) => 'colorId' in picture),
    [false, false],
  )
  const [change] = (await listAuditLog(office, {})).rows
  assert.equal(await undoChange(office, change?.id ?? 0), 'undone')
  assert.deepEqual(productDraftOf(await getAdminProduct(office, bowl.id)).pictures, now.pictures)
})

test('an edit of the color of a picture cannot be undone once the color is retired', async () => {
  const { shop, office, bowl } = await openBowl()
  await using _ = shop
  const base = productDraftOf(await getAdminProduct(office, bowl.id))
  const uncolored = { ...base, pictures: base.pictures.map(({ fileName, alt }) => ({ fileName, alt })) }
  await editProduct(office, bowl.id, { base, edited: uncolored })
  const [change] = (await listAuditLog(office, {})).rows
  await editProduct(office, bowl.id, { base: uncolored, edited: { ...uncolored, colors: base.colors.slice(1) } })
  assert.equal(await undoChange(office, change?.id ?? 0), 'changed-since')
  assert.ok((await getProduct(office, bowl.id)).pictures.every(({ colorId }) => colorId === undefined))
})

test('a picture cannot show a color of another product or one that is removed', async () => {
  const { shop, office, bowl } = await openBowl()
  await using _ = shop
  const other = await shop.sells({ colors: [blue] })
  const base = productDraftOf(await getAdminProduct(office, bowl.id))
  for (const colorId of [other.colors[0]?.id, -7, 0]) {
    const edited = { ...base, pictures: base.pictures.map((picture) => ({ ...picture, colorId })) }
    const result = await editProduct(office, bowl.id, { base, edited })
    assert.deepEqual(result, { outcome: 'unknown', fields: ['pictures'] }, String(colorId))
  }
  const withoutBlue = { ...base, colors: base.colors.slice(1) }
  assert.deepEqual(await editProduct(office, bowl.id, { base, edited: withoutBlue }), {
    ...{ outcome: 'unknown', fields: ['pictures'] },
  })
  const pictures = shop.marketplace.db.updateTable('product_pictures').where('product_id', '=', bowl.id)
  await assert.rejects(pictures.set({ color_id: other.colors[0]?.id ?? 0 }).execute(), /product_pictures_color/)
})

test('a duplicated product keeps the colors of its pictures', async () => {
  const { shop, office, bowl } = await openBowl()
  await using _ = shop
  const { product: copy } = await getAdminProduct(office, await duplicateProduct(office, bowl.id, 'Another bowl'))
  const byColor = ({ pictures, colors }: Product) =>
    pictures.map(({ fileName, colorId }) => [fileName, colors.find(({ id }) => id === colorId)?.name])
  assert.deepEqual(byColor(copy), byColor(bowl))
  assert.ok(copy.pictures.every(({ colorId }) => !bowl.colors.some(({ id }) => id === colorId)))
})

test('a merge relinks pictures to the colors that remain', async () => {
  const { shop, office, bowl } = await openBowl()
  await using _ = shop
  const base = productDraftOf(await getAdminProduct(office, bowl.id))
  const [blueId, creamId] = bowl.colors.map(({ id }) => id)
  const without = (draft: ProductDraft, id: number | undefined) => ({
    ...draft,
    colors: draft.colors.filter((color) => color.id !== id),
    pictures: draft.pictures.map(({ colorId, ...rest }) => ({ ...rest, ...(colorId !== id && { colorId }) })),
  })
  const described = { ...base, pictures: base.pictures.map((picture) => ({ ...picture, alt: 'A bowl' })) }
  const { merged } = mergeDrafts(base, described, without(base, blueId))
  assert.deepEqual(
    merged.pictures.map(({ alt, colorId }) => [alt, colorId]),
    [undefined, undefined, creamId, creamId].map((colorId) => ['A bowl', colorId]),
  )

  const renamed = {
    ...base,
    colors: base.colors.map((color) => (color.id === blueId ? { ...color, name: 'Navy' } : color)),
  }
  const again = mergeDrafts(base, { ...renamed, pictures: described.pictures }, without(base, blueId)).merged
  assert.equal(again.colors[0]?.id, undefined)
  assert.equal(again.pictures[0]?.colorId, -0)
  const saved = await editProduct(office, bowl.id, { base, edited: again })
  assert.deepEqual(saved, { outcome: 'saved' })
  const shown = await getProduct(office, bowl.id)
  assert.equal(shown.pictures[0]?.colorId, shown.colors.find(({ name }) => name === 'Navy')?.id)
})
