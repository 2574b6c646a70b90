import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getProduct } from '#domain/catalog/get-product.ts'
import { dinars } from '#domain/money.ts'
import { NotAllowed } from '#domain/operators/require-operator.ts'
import { atWork, hire } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { editProduct } from './edit-product.ts'
import { getShelfItem } from './get-shelf-item.ts'
import { draftOf } from './shelf-item.ts'

test('what an operator writes is what visitors see, and who wrote it is known', async () => {
  await using shop = await openTestShop()
  const sana = await atWork(shop.marketplace, 'staff')
  const bowl = await shop.sells({ regularPrice: dinars(45) })
  const base = draftOf(await getShelfItem(sana, bowl.id))
  const edited = { ...base, name: 'Salad bowl', promotionalPrice: dinars(40), weightGrams: 900 }

  assert.deepEqual(await editProduct(sana, bowl.id, { base, edited }), { outcome: 'saved' })
  const shown = await getProduct(shop.marketplace, bowl.id)
  assert.deepEqual([shown.name, shown.promotionalPrice, shown.weightGrams], ['Salad bowl', 40_000, 900])
  const change = await sana.db.selectFrom('changes').select(['action', 'made_by', 'before', 'after']).executeTakeFirst()
  assert.equal(change?.action, 'edited')
  assert.match(change?.made_by ?? '', /^Sana/)
  assert.deepEqual(change?.before, { name: bowl.name, promotionalPrice: null, weightGrams: null })
})

test('of two who edit one product the second sees what changed, and loses nothing', async () => {
  await using shop = await openTestShop()
  const sana = await atWork(shop.marketplace, 'staff')
  const ali = { ...shop.marketplace, operator: await hire(shop.marketplace, { name: 'Ali' }) }
  const bowl = await shop.sells({ name: 'Bowl', description: 'A bowl.', regularPrice: dinars(45) })
  const base = draftOf(await getShelfItem(sana, bowl.id))
  await editProduct(sana, bowl.id, { base, edited: { ...base, name: 'Salad bowl', description: 'Deep.' } })

  const edited = { ...base, description: 'Wide.', regularPrice: dinars(50) }
  const answer = await editProduct(ali, bowl.id, { base, edited })
  assert.equal(answer.outcome, 'changed-meanwhile')
  if (answer.outcome !== 'changed-meanwhile') return
  assert.match(answer.by ?? '', /^Sana/)
  assert.deepEqual([answer.theirs, answer.both], [['name'], ['description']])
  assert.equal(answer.current.description, 'Deep.')
  const { name, description, regularPrice } = answer.merged
  assert.deepEqual([name, description, regularPrice], ['Salad bowl', 'Wide.', 50_000])
  assert.equal((await getProduct(shop.marketplace, bowl.id)).regularPrice, 45_000)

  assert.deepEqual(await editProduct(ali, bowl.id, { base: answer.current, edited: answer.merged }), {
    outcome: 'saved',
  })
  const shown = await getProduct(shop.marketplace, bowl.id)
  assert.deepEqual([shown.name, shown.description, shown.regularPrice], ['Salad bowl', 'Wide.', 50_000])
})

test('what both added to a list is kept', async () => {
  await using shop = await openTestShop()
  const sana = await atWork(shop.marketplace, 'staff')
  const bowl = await shop.sells({ colors: [{ name: 'Blue', swatch: '#0000ff' }] })
  const base = draftOf(await getShelfItem(sana, bowl.id))
  const withColor = (name: string) => ({ ...base, colors: [...base.colors, { name, swatch: '#ff0000' }] })
  await editProduct(sana, bowl.id, { base, edited: withColor('Red') })
  const answer = await editProduct(sana, bowl.id, { base, edited: withColor('Clay') })
  assert.equal(answer.outcome, 'changed-meanwhile')
  if (answer.outcome !== 'changed-meanwhile') return
  assert.deepEqual(
    answer.merged.colors.map(({ name }) => name),
    ['Blue', 'Clay', 'Red'],
  )
})

test('a size that one took away while the other renamed it comes back as a new one', async () => {
  await using shop = await openTestShop()
  const sana = await atWork(shop.marketplace, 'staff')
  const bowl = await shop.sells({ sizes: ['S', 'M'].map((name) => ({ name, stock: 2 })) })
  const base = draftOf(await getShelfItem(sana, bowl.id))
  await editProduct(sana, bowl.id, { base, edited: { ...base, sizes: base.sizes.slice(0, 1) } })
  const renamed = base.sizes.map((size) => (size.name === 'M' ? { ...size, name: 'Medium' } : size))
  const answer = await editProduct(sana, bowl.id, { base, edited: { ...base, sizes: renamed } })
  assert.ok(answer.outcome === 'changed-meanwhile')
  const again = { base: answer.current, edited: answer.merged }
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

test('two who save at the same moment do not both win', async () => {
  await using shop = await openTestShop()
  const sana = await atWork(shop.marketplace, 'staff')
  const bowl = await shop.sells()
  const base = draftOf(await getShelfItem(sana, bowl.id))
  const answers = await Promise.all(
    ['One', 'Two'].map((name) => editProduct(sana, bowl.id, { base, edited: { ...base, name } })),
  )
  assert.deepEqual(answers.map(({ outcome }) => outcome).sort(), ['changed-meanwhile', 'saved'])
})

test('sizes are renamed, swapped, added and taken away; orders and the ledger keep what was', async () => {
  await using shop = await openTestShop()
  const sana = await atWork(shop.marketplace, 'staff')
  const sizes = ['S', 'M', 'L'].map((name) => ({ name, stock: 4 }))
  const shirt = await shop.sells({ sizes })
  const [small, medium, large] = shirt.sizes
  await shop.order([{ product: shirt, ...(large && { sizeId: large.id }) }])
  const base = draftOf(await getShelfItem(sana, shirt.id))

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

test('a size or colour of another product is not taken', async () => {
  await using shop = await openTestShop()
  const sana = await atWork(shop.marketplace, 'staff')
  const [bowl, other] = [await shop.sells(), await shop.sells()]
  const base = draftOf(await getShelfItem(sana, bowl.id))
  const edited = { ...base, sizes: [{ id: other.sizes[0]?.id, name: 'mine' }] }
  assert.deepEqual(await editProduct(sana, bowl.id, { base, edited }), { outcome: 'unknown', fields: ['sizes'] })
  assert.equal((await getProduct(shop.marketplace, other.id)).sizes[0]?.name, '')
})

test('nobody edits who is not at work', async () => {
  await using shop = await openTestShop()
  const sana = await atWork(shop.marketplace, 'staff')
  const bowl = await shop.sells()
  const base = draftOf(await getShelfItem(sana, bowl.id))
  await assert.rejects(editProduct(shop.marketplace, bowl.id, { base, edited: base }), NotAllowed)
})
