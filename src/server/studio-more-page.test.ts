import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import { editProduct } from '#domain/catalog/admin/edit-product.ts'
import { getAdminProduct } from '#domain/catalog/admin/get-admin-product.ts'
import { listVariants } from '#domain/catalog/admin/list-variants.ts'
import type { ProductDraft } from '#domain/catalog/admin/product-draft.ts'
import { quotaKey } from '#domain/rate-limits/quota-queries.ts'
import { asOperator } from '#tests/support/operators.ts'
import { requestLimits } from '#tests/support/rate-limits.ts'
import { asSeller } from '#tests/support/sellers.ts'
import { type Asked, ask, openShopWithStudio } from '#tests/support/studio.ts'
import { testApp } from '#tests/support/test-app.ts'

type Sold = Parameters<Awaited<ReturnType<typeof openShopWithStudio>>['shop']['sells']>[0]

/** A maker with a bowl: 10 pieces at 45 dinars. */
async function openPiece(product: Sold = {}) {
  const studio = await openShopWithStudio()
  const { shop, app, storeId } = studio
  const bowl = await shop.sells({ storeId, name: 'Blue bowl', promotionalPrice: undefined, ...product })
  const seller = await asSeller(shop.marketplace, storeId)
  const path = `/studio/pieces/${bowl.id}/more`
  const asked = (form?: Asked['form']) => ask(app, path, { session: seller.session, form })
  const draft = async (): Promise<ProductDraft> => productDraftOf(await getAdminProduct(shop.system, bowl.id))
  return { ...studio, bowl, seller, path, asked, draft, [Symbol.asyncDispose]: studio[Symbol.asyncDispose] }
}

const facts = { do: 'facts', category: 'decor' }

test('a maker says category, measures and how she makes a piece, and what she does not say is empty', async () => {
  await using piece = await openPiece()
  const { asked, draft, path } = piece
  const html = await (await asked()).text()
  assert.doesNotMatch(html, /<script[^>]* src=|modulepreload/)
  const saved = await asked({
    ...{ ...facts, category: 'kids', widthMillimeters: '12,5', heightMillimeters: '8', weightGrams: '400' },
    ...{ supply: 'made-to-order', preparationDays: '٧', weeklyLimit: '3' },
  })
  assert.deepEqual([saved.status, saved.headers.get('Location')], [302, `${path}?saved=facts`])
  const { category, widthMillimeters, heightMillimeters, weightGrams, ...rest } = await draft()
  assert.deepEqual([category, widthMillimeters, heightMillimeters, weightGrams], ['kids', 125, 80, 400])
  assert.deepEqual([rest.supply, rest.preparationDays, rest.weeklyLimit], ['made-to-order', 7, 3])
  assert.equal(rest.regularPrice, 45_000)
  await asked(facts)
  assert.equal((await draft()).widthMillimeters, undefined)
  assert.equal((await draft()).supply, undefined)
})

test('what cannot be is refused, with what she typed: no days, several of what is one of a kind, another category', async () => {
  await using piece = await openPiece()
  const { asked, draft } = piece
  const before = await draft()
  const refusals = [
    [{ ...facts, supply: 'made-to-order' }, 422, /Please fill this in/],
    [{ ...facts, supply: 'one-of-a-kind' }, 409, /There are several in stock/],
    [{ ...facts, category: 'nowhere' }, 422, /Please fill this in/],
    [{ ...facts, widthMillimeters: 'wide' }, 422, /Write a number/],
    [{ ...facts, preparationDays: '900' }, 422, /Write a whole number/],
    [{ do: 'promotion', promotionalPrice: '46' }, 422, /It must be lower than the price/],
    [{ do: 'promotion', promotionFirstDay: '2026-03-02' }, 422, /Please fill this in/],
    // A mark that nobody sees is no price.
    [{ do: 'promotion', promotionalPrice: '\u200f', promotionFirstDay: '2026-03-02' }, 422, /Please fill this in/],
    [{ do: 'promotion', promotionalPrice: '1,250' }, 422, /two ways/],
    [{ do: 'promotion', promotionalPrice: '4' }, 422, /five times/],
    [
      { do: 'promotion', promotionalPrice: '40', promotionFirstDay: '2026-03-09', promotionLastDay: '2026-03-02' },
      ...([422, /The last day is before the first one/] as const),
    ],
  ] as const
  for (const [form, status, expected] of refusals) {
    const response = await asked(form)
    const html = await response.text()
    assert.equal(response.status, status, JSON.stringify(form))
    assert.match(html, expected, JSON.stringify(form))
  }
  assert.match(await (await asked({ ...facts, supply: 'made-to-order', weightGrams: '417' })).text(), /value="417"/)
  assert.deepEqual(await draft(), before)
  for (const form of [{ do: 'nothing' }, { do: 'texts', language: 'en' }, { do: 'texts', language: 'xx' }])
    assert.equal((await asked(form)).status, 400, JSON.stringify(form))
})

test('a maker plans a promotion by days, and ends it', async () => {
  await using piece = await openPiece()
  const { asked, draft } = piece
  const days = { promotionFirstDay: '2026-03-02', promotionLastDay: '2026-03-09' }
  assert.equal((await asked({ do: 'promotion', promotionalPrice: '39', ...days })).status, 302)
  const { promotionalPrice, promotionFirstDay, promotionLastDay } = await draft()
  assert.deepEqual([promotionalPrice, promotionFirstDay, promotionLastDay], [39_000, '2026-03-02', '2026-03-09'])
  await asked({ do: 'promotion', promotionalPrice: '4', sure: '4000' })
  assert.equal((await draft()).promotionalPrice, 4000)
  await asked({ do: 'promotion' })
  assert.equal((await draft()).promotionalPrice, undefined)
})

test('what the office has changed meanwhile is shown beside what she typed; what it changed elsewhere is no conflict', async () => {
  await using piece = await openPiece()
  const { shop, asked, bowl, draft } = piece
  const office = await asOperator(shop.marketplace)
  const base = await draft()
  await editProduct(office, bowl.id, { base, edited: { ...base, widthMillimeters: 300, weightGrams: 900, model: 'B' } })
  const seen = JSON.stringify({ category: 'decor', widthMillimeters: '', heightMillimeters: '', weightGrams: '' })
  const conflict = await asked({ ...facts, seen, widthMillimeters: '20' })
  assert.equal(conflict.status, 409)
  const html = await conflict.text()
  assert.match(html, /Saved meanwhile: 30/)
  assert.match(html, /value="20"/)
  assert.match(html, /name="weightGrams" value="900"|value="900" name="weightGrams"/)
  assert.equal((await draft()).widthMillimeters, 300)
  await asked({ ...facts, widthMillimeters: '20', weightGrams: '900' })
  const { widthMillimeters, weightGrams, model } = await draft()
  assert.deepEqual([widthMillimeters, weightGrams, model], [200, 900, 'B'])
})

test('a maker writes a piece in a second language, and what she empties is no translation any more', async () => {
  await using piece = await openPiece()
  const { shop, asked, bowl, draft } = piece
  const french = { do: 'texts', language: 'fr', name: 'Bol bleu', description: 'Un bol.' }
  assert.equal((await asked(french)).status, 302)
  assert.deepEqual((await draft()).translations, { fr: { name: 'Bol bleu', description: 'Un bol.' } })
  assert.equal((await draft()).name, 'Blue bowl')
  const office = await asOperator(shop.marketplace)
  const base = await draft()
  const translations = { fr: { name: 'Coupe', description: 'Un bol.' } }
  await editProduct(office, bowl.id, { base, edited: { ...base, translations } })
  const second = { ...french, seenName: 'Bol bleu', seenDescription: 'Un bol.', description: 'Un petit bol.' }
  const conflict = await asked(second)
  assert.equal(conflict.status, 409)
  assert.match(await conflict.text(), /Saved meanwhile: Coupe/)
  await asked({ do: 'texts', language: 'fr', seenName: 'Coupe', seenDescription: 'Un bol.' })
  assert.equal((await draft()).translations, undefined)
})

/** The fields of the sizes or colors as the page has them. */
function fieldsOf(parts: readonly { readonly id?: number | undefined; readonly name: string }[]): string[][] {
  return parts.flatMap(({ id, name }) => [
    ['id', String(id)],
    ['name', name],
  ])
}

test('a maker adds a size with its pieces, once however often it is sent, names both, and lets one go', async () => {
  await using piece = await openPiece()
  const { shop, bowl, seller, asked, draft } = piece
  const seen = JSON.stringify((await draft()).sizes)
  const [first] = (await draft()).sizes
  const unnamed = await asked({ do: 'sizes', seen, id: String(first?.id), name: '', newName: 'Large', stock: '4' })
  assert.equal(unnamed.status, 422)
  assert.match(await unnamed.text(), /Each needs a name/)
  const form = { do: 'sizes', seen, id: String(first?.id), name: 'Small', newName: 'Large', stock: '4' }
  for (const _ of ['once', 'twice']) assert.equal((await asked(form)).status, 302)
  const stocks = async () =>
    (await listVariants(seller, bowl.id)).filter(({ isRetired }) => !isRetired).map((one) => [one.sizeName, one.stock])
  assert.deepEqual(await stocks(), [
    ['Small', 10],
    ['Large', 4],
  ])
  const { sizes } = await draft()
  await asked([['do', 'sizes'], ['seen', JSON.stringify(sizes)], ...fieldsOf(sizes), ['gone', String(sizes[0]?.id)]])
  assert.deepEqual(await stocks(), [['Large', 4]])
  const [kept] = (await draft()).sizes
  const last = await asked({ do: 'sizes', id: String(kept?.id), name: 'Large', gone: String(kept?.id) })
  assert.equal(last.status, 409)
  assert.match(await last.text(), /One must stay/)
  assert.equal(await shop.stockOf(first?.id), 0)
})

test('a maker adds colors and counts the pieces by color, and a picture of a color that goes is one of the piece', async () => {
  await using piece = await openPiece()
  const { shop, bowl, seller, asked, draft } = piece
  const add = async (newName: string) => {
    const { colors } = await draft()
    const response = await asked([
      ['do', 'colors'],
      ['seen', JSON.stringify(colors)],
      ...fieldsOf(colors),
      ...colors.map(({ swatch }) => ['swatch', swatch]),
      ['newName', newName],
      ['newSwatch', '#0000ff'],
    ])
    assert.equal(response.status, 302)
  }
  await add('Blue')
  await add('Green')
  const { colors, sizes } = await draft()
  assert.deepEqual(
    colors.map(({ name, swatch }) => [name, swatch]),
    [
      ['Blue', '#0000ff'],
      ['Green', '#0000ff'],
    ],
  )
  const [size] = sizes
  const fieldOf = (place: number) => `pieces-${size?.id}-${colors[place]?.id}`
  const form = { do: 'split', [`seen-${size?.id}`]: '10', [fieldOf(0)]: '7', [fieldOf(1)]: '2' }
  const refused = await asked(form)
  assert.equal(refused.status, 409)
  assert.match(await refused.text(), /do not add up/)
  assert.equal((await asked({ ...form, [fieldOf(1)]: 'some' })).status, 422)
  assert.equal((await asked({ ...form, [fieldOf(1)]: '3' })).status, 302)
  const variants = (await listVariants(seller, bowl.id)).filter(({ isRetired }) => !isRetired)
  assert.deepEqual(
    variants.map(({ colorName, stock }) => [colorName, stock]),
    [
      ['Blue', 7],
      ['Green', 3],
    ],
  )
  const base = await draft()
  const pictures = base.pictures.map((picture) => ({ ...picture, colorId: colors[0]?.id }))
  await editProduct(shop.system, bowl.id, { base, edited: { ...base, pictures } })
  const [blue] = colors
  await asked({ do: 'colors', id: String(blue?.id), name: 'Blue', swatch: '#0000ff', gone: String(blue?.id) })
  const after = await draft()
  assert.deepEqual(
    after.colors.map(({ name }) => name),
    ['Green'],
  )
  assert.deepEqual(
    after.pictures.map(({ colorId }) => colorId),
    base.pictures.map(() => undefined),
  )
})

test('a piece has twenty colors of a maker, and what she changes here counts among her changes of the day', async () => {
  await using piece = await openPiece({
    colors: Array.from({ length: 20 }, (_, at) => ({ name: `Color ${at}`, swatch: '#000000' })),
  })
  const { shop, seller, asked, draft, path } = piece
  const full = await asked({ do: 'colors', newName: 'One more' })
  assert.equal(full.status, 409)
  assert.match(await full.text(), /No more fit/)

  const hundred = { count: 100, seconds: 60 }
  const limits = requestLimits({ perNetwork: hundred, perRecipient: hundred })
  const app = testApp(shop.marketplace, { limits })
  const used = {
    key: quotaKey('seller', 'change', String(seller.actor.id)),
    used_until: new Date(shop.clock.now().getTime() + 86_400_000),
  }
  await shop.system.db.insertInto('rate_limits_used').values(used).execute()
  const { colors, sizes } = await draft()
  const [size] = sizes
  const pieces = colors.map(({ id }, at) => [`pieces-${size?.id}-${id}`, at === 0 ? '10' : '0'])
  const forms = [
    { ...facts, weightGrams: '417' },
    { do: 'promotion', promotionalPrice: '40' },
    { do: 'texts', language: 'fr', name: 'Bol' },
    { do: 'sizes', id: String(size?.id), name: 'Small', newName: 'Large' },
    { do: 'split', [`seen-${size?.id}`]: '10', ...Object.fromEntries(pieces) },
  ]
  for (const form of forms) {
    const refused = await ask(app, path, { session: seller.session, form })
    assert.equal(refused.status, 429, form.do)
    assert.match(await refused.text(), /That was too often/)
  }
  assert.equal((await draft()).colors.length, 20)
})
