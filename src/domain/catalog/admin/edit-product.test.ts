import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { getProduct } from '#domain/catalog/get-product.ts'
import { dinars } from '#domain/money.ts'
import { asOperator, createOperator } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { productDraftOf } from './admin-product.ts'
import { editProduct } from './edit-product.ts'
import { getAdminProduct } from './get-admin-product.ts'

test('an edit is visible to visitors and recorded with its operator', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  const bowl = await shop.sells({ regularPrice: dinars(45) })
  const base = productDraftOf(await getAdminProduct(sana, bowl.id))
  const edited = { ...base, name: 'Salad bowl', promotionalPrice: dinars(40), weightGrams: 900 }

  assert.deepEqual(await editProduct(sana, bowl.id, { base, edited }), { outcome: 'saved' })
  const shown = await getProduct(shop.marketplace, bowl.id)
  assert.deepEqual([shown.name, shown.promotionalPrice, shown.weightGrams], ['Salad bowl', 40_000, 900])
  const change = await sana.db
    .selectFrom('audit_log')
    .select(['action', 'made_by', 'before', 'after'])
    .executeTakeFirst()
  assert.equal(change?.action, 'edited')
  assert.match(change?.made_by ?? '', /^Sana/)
  assert.deepEqual(change?.before, { name: bowl.name, promotionalPrice: null, weightGrams: null })
})

test('of two concurrent edits the second returns a merge and saves nothing', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  const ali = { ...shop.marketplace, actor: await createOperator(shop.marketplace, { name: 'Ali' }) }
  const bowl = await shop.sells({ name: 'Bowl', description: 'A bowl.', regularPrice: dinars(45) })
  const base = productDraftOf(await getAdminProduct(sana, bowl.id))
  await editProduct(sana, bowl.id, { base, edited: { ...base, name: 'Salad bowl', description: 'Deep.' } })

  const edited = { ...base, description: 'Wide.', regularPrice: dinars(50) }
  const result = await editProduct(ali, bowl.id, { base, edited })
  assert.equal(result.outcome, 'changed-meanwhile')
  if (result.outcome !== 'changed-meanwhile') return
  assert.match(result.by ?? '', /^Sana/)
  assert.deepEqual([result.theirs, result.both], [['name'], ['description']])
  assert.equal(result.current.description, 'Deep.')
  const { name, description, regularPrice } = result.merged
  assert.deepEqual([name, description, regularPrice], ['Salad bowl', 'Wide.', 50_000])
  assert.equal((await getProduct(shop.marketplace, bowl.id)).regularPrice, 45_000)

  assert.deepEqual(await editProduct(ali, bowl.id, { base: result.current, edited: result.merged }), {
    outcome: 'saved',
  })
  const shown = await getProduct(shop.marketplace, bowl.id)
  assert.deepEqual([shown.name, shown.description, shown.regularPrice], ['Salad bowl', 'Wide.', 50_000])
})

test('a merge keeps the list items that both added', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  const bowl = await shop.sells({ colors: [{ name: 'Blue', swatch: '#0000ff' }] })
  const base = productDraftOf(await getAdminProduct(sana, bowl.id))
  const withColor = (name: string) => ({ ...base, colors: [...base.colors, { name, swatch: '#ff0000' }] })
  await editProduct(sana, bowl.id, { base, edited: withColor('Red') })
  const result = await editProduct(sana, bowl.id, { base, edited: withColor('Clay') })
  assert.equal(result.outcome, 'changed-meanwhile')
  if (result.outcome !== 'changed-meanwhile') return
  assert.deepEqual(
    result.merged.colors.map(({ name }) => name),
    ['Blue', 'Clay', 'Red'],
  )
})

test('a size that one removed and the other renamed is merged as a new one', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  const bowl = await shop.sells({ sizes: ['S', 'M'].map((name) => ({ name, stock: 2 })) })
  const base = productDraftOf(await getAdminProduct(sana, bowl.id))
  await editProduct(sana, bowl.id, { base, edited: { ...base, sizes: base.sizes.slice(0, 1) } })
  const renamed = base.sizes.map((size) => (size.name === 'M' ? { ...size, name: 'Medium' } : size))
  const result = await editProduct(sana, bowl.id, { base, edited: { ...base, sizes: renamed } })
  assert.ok(result.outcome === 'changed-meanwhile')
  const again = { base: result.current, edited: result.merged }
  assert.deepEqual(await editProduct(sana, bowl.id, again), { outcome: 'saved' })
  const { sizes } = await getProduct(shop.marketplace, bowl.id)
  assert.deepEqual(
    sizes.map(({ name, stock }) => [name, stock]),
    [
      ['S', 2],
      ['Medium', 0],
    ],
  )
})

test('of two simultaneous saves only one succeeds', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  const bowl = await shop.sells()
  const base = productDraftOf(await getAdminProduct(sana, bowl.id))
  const results = await Promise.all(
    ['One', 'Two'].map((name) => editProduct(sana, bowl.id, { base, edited: { ...base, name } })),
  )
  assert.deepEqual(results.map(({ outcome }) => outcome).sort(), ['changed-meanwhile', 'saved'])
})

test('sizes are renamed, swapped, added and removed; orders and the ledger keep the old ones', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  const sizes = ['S', 'M', 'L'].map((name) => ({ name, stock: 4 }))
  const shirt = await shop.sells({ sizes })
  const [small, medium, large] = shirt.sizes
  await shop.order([{ product: shirt, ...(large && { sizeId: large.id }) }])
  const base = productDraftOf(await getAdminProduct(sana, shirt.id))

  const swapped = [{ id: small?.id, name: 'M' }, { id: medium?.id, name: 'S' }, { name: 'L' }]
  assert.deepEqual(await editProduct(sana, shirt.id, { base, edited: { ...base, sizes: swapped } }), {
    outcome: 'saved',
  })

  const shown = await getProduct(shop.marketplace, shirt.id)
  assert.deepEqual(
    shown.sizes.map(({ name, stock }) => [name, stock]),
    [
      ['M', 4],
      ['S', 4],
      ['L', 0],
    ],
  )
  assert.equal(await shop.stockOf(large?.id), 0)
  const old = await shop.order([{ product: shirt, ...(large && { sizeId: large.id }) }])
  assert.notEqual(old.outcome, 'placed')
})

test('a size or color of another product is refused', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  const [bowl, other] = [await shop.sells(), await shop.sells()]
  const base = productDraftOf(await getAdminProduct(sana, bowl.id))
  const edited = { ...base, sizes: [{ id: other.sizes[0]?.id, name: 'mine' }] }
  assert.deepEqual(await editProduct(sana, bowl.id, { base, edited }), { outcome: 'unknown', fields: ['sizes'] })
  assert.equal((await getProduct(shop.marketplace, other.id)).sizes[0]?.name, '')
})

test('two sizes or colors of one name, or several without, are refused', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  const shirt = await shop.sells({
    sizes: [
      { name: 'S', stock: 1 },
      { name: 'M', stock: 1 },
    ],
  })
  const base = productDraftOf(await getAdminProduct(sana, shirt.id))
  const edit = (edited: Partial<typeof base>) => editProduct(sana, shirt.id, { base, edited: { ...base, ...edited } })
  const named = (names: readonly string[]) => base.sizes.map((size, index) => ({ ...size, name: names[index] ?? '' }))
  assert.deepEqual(await edit({ sizes: named(['M', 'M']) }), { outcome: 'invalid', field: 'sizes', problem: 'twice' })
  assert.deepEqual(await edit({ sizes: named(['m', 'M']) }), { outcome: 'invalid', field: 'sizes', problem: 'twice' })
  assert.deepEqual(await edit({ sizes: named(['']) }), { outcome: 'invalid', field: 'sizes', problem: 'required' })
  const nameless = [{ name: '', swatch: '#0000ff' }]
  assert.deepEqual(await edit({ colors: nameless }), { outcome: 'invalid', field: 'colors', problem: 'required' })
  assert.deepEqual(await edit({ sizes: named(['']).slice(1) }), { outcome: 'saved' })
})

test('editing a product requires an operator', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  const bowl = await shop.sells()
  const base = productDraftOf(await getAdminProduct(sana, bowl.id))
  await assert.rejects(editProduct(shop.marketplace, bowl.id, { base, edited: base }), NotAllowed)
})
