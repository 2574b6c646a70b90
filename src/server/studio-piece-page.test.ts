import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import { productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import { editProduct } from '#domain/catalog/admin/edit-product.ts'
import { getAdminProduct } from '#domain/catalog/admin/get-admin-product.ts'
import { restoreProduct } from '#domain/catalog/admin/restore-product.ts'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import type { Product } from '#domain/catalog/product.ts'
import { changeOwnLocale } from '#domain/operators/change-own-locale.ts'
import { quotaKey } from '#domain/rate-limits/quota-queries.ts'
import { undoChange } from '#domain/undo/undo-change.ts'
import { publicUrl } from '#tests/support/api-client.ts'
import { asOperator } from '#tests/support/operators.ts'
import { requestLimits } from '#tests/support/rate-limits.ts'
import { asSeller } from '#tests/support/sellers.ts'
import { type Asked, ask, openShopWithStudio } from '#tests/support/studio.ts'
import { testApp } from '#tests/support/test-app.ts'

/** A maker with a bowl: 10 pieces at 45 dinars. */
async function openPiece(product: Parameters<Awaited<ReturnType<typeof openShopWithStudio>>['shop']['sells']>[0] = {}) {
  const studio = await openShopWithStudio()
  const { shop, app, storeId } = studio
  const bowl = await shop.sells({ storeId, name: 'Blue bowl', ...product })
  const seller = await asSeller(shop.marketplace, storeId)
  const path = `/studio/pieces/${bowl.id}`
  const asked = (form?: Asked['form']) => ask(app, path, { session: seller.session, form })
  return { ...studio, bowl, seller, path, asked, [Symbol.asyncDispose]: studio[Symbol.asyncDispose] }
}

const variantOf = ({ variants: [variant] }: Product) => String(variant?.id)

/** The values of the hidden fields of a page, the first of each name. */
function hiddenIn(html: string): Record<string, string> {
  const fields = [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)]
  return Object.fromEntries(fields.reverse().map(([, name, value = '']) => [name, value]))
}

const words = { do: 'words', seenName: 'Blue bowl', seenDescription: 'A bowl.', seenPrice: '45000' }
const unchanged = { name: 'Blue bowl', description: 'A bowl.', regularPrice: '45' }

test('a maker takes pieces away and adds some, each once however often the button is sent', async () => {
  await using piece = await openPiece()
  const { shop, bowl, asked, path } = piece
  const html = await (await asked()).text()
  assert.doesNotMatch(html, /<script[^>]* src=|modulepreload/)
  const { seen = '', key = '' } = hiddenIn(html)
  const form = { variantId: variantOf(bowl), seen, key }
  const more = await asked({ ...form, do: 'more' })
  assert.deepEqual([more.status, more.headers.get('Location')], [302, `${path}?saved=stock#stock`])
  await asked({ ...form, do: 'more' })
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 11)
  const less = hiddenIn(await (await asked()).text())
  for (const [sentKey = '', status] of [
    [less.key, 302],
    [less.key, 302],
    ['', 409],
  ] as const)
    assert.equal((await asked({ ...less, key: sentKey, do: 'less', variantId: variantOf(bowl) })).status, status)
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 10)
  await asked({ ...form, key: '', do: 'stock', reason: 'damaged', pieces: '٣' })
  const movements = await shop.system.db
    .selectFrom('stock_movements')
    .select(['reason', 'pieces'])
    .orderBy('id')
    .execute()
  assert.deepEqual(movements.slice(1), [
    { reason: 'delivered', pieces: 1 },
    { reason: 'counted', pieces: -1 },
    { reason: 'damaged', pieces: -3 },
  ])
  const refused = await asked({ ...form, key: '', do: 'stock', reason: 'damaged', pieces: '30' })
  assert.equal(refused.status, 409)
  assert.match(await refused.text(), /There are only 7/)
  assert.equal((await asked({ ...form, do: 'stock', pieces: 'many' })).status, 422)
})

test('a maker writes price, name and description, and the audit log says who', async () => {
  await using piece = await openPiece()
  const { shop, app, bowl, asked, path } = piece
  const saved = await asked({ ...words, name: 'Green bowl', description: 'Two\r\nlines', regularPrice: '٤٩٫٥' })
  assert.deepEqual([saved.status, saved.headers.get('Location')], [302, `${path}?saved=words`])
  const [product] = (await (await app.request(`${publicUrl}/api/products/${bowl.id}`)).json()) as { name: string }[]
  assert.deepEqual(
    [product?.name, await fieldOf(bowl, shop, 'description'), await fieldOf(bowl, shop, 'regularPrice')],
    ['Green bowl', 'Two\nlines', 49_500],
  )
  const log = shop.system.db.selectFrom('audit_log').select(['action', 'actor_name'])
  const entries = await log.where('entity', '=', 'product').execute()
  assert.deepEqual(entries, [{ action: 'edited', actor_name: 'Amel' }])
})

function fieldOf(
  { id }: Product,
  { system }: { system: Parameters<typeof getAdminProduct>[0] },
  field: 'description' | 'regularPrice',
) {
  return getAdminProduct(system, id).then((item) => productDraftOf(item)[field])
}

test('a price that is wrong or far from the one before is asked about, and what was typed stays', async () => {
  await using piece = await openPiece({ promotionalPrice: undefined })
  const { shop, bowl, asked } = piece
  const answers = { '450': /five times/, '1,250': /two ways/, '': /Write a price/, many: /Write a price/ }
  for (const [regularPrice, expected] of Object.entries(answers)) {
    const response = await asked({ ...words, ...unchanged, name: 'Typed name', regularPrice })
    assert.equal(response.status, 422)
    const html = await response.text()
    assert.match(html, expected)
    assert.match(html, /value="Typed name"/)
  }
  await asked({ ...words, ...unchanged, regularPrice: '450', sure: '1000' })
  assert.equal(await fieldOf(bowl, shop, 'regularPrice'), 45_000)
  await asked({ ...words, ...unchanged, regularPrice: '450', sure: '450000' })
  assert.equal(await fieldOf(bowl, shop, 'regularPrice'), 450_000)
  assert.equal((await asked({ ...words, ...unchanged, name: ' ' })).status, 422)
})

test('a piece that the office changed meanwhile shows both, and nothing is lost', async () => {
  await using piece = await openPiece()
  const { shop, bowl, asked } = piece
  const office = await asOperator(shop.marketplace)
  const base = productDraftOf(await getAdminProduct(office, bowl.id))
  await editProduct(office, bowl.id, { base, edited: { ...base, name: 'Office bowl', description: 'Office words' } })
  const conflict = await asked({ ...words, name: 'Maker bowl', description: 'A bowl.', regularPrice: '46' })
  assert.equal(conflict.status, 409)
  const html = await conflict.text()
  assert.match(html, /Saved meanwhile: Office bowl/)
  assert.match(html, /value="Maker bowl"/)
  assert.match(html, /<textarea[^>]*>Office words</)
  assert.doesNotMatch(html, new RegExp(office.actor.name), 'nobody of the office is named')
  const next = hiddenIn(html)
  assert.equal(next.seenName, 'Office bowl')
  const form = { ...next, do: 'words', name: 'Maker bowl', description: 'Office words', regularPrice: '46' }
  assert.equal((await asked(form)).status, 302)
  const draft = productDraftOf(await getAdminProduct(office, bowl.id))
  assert.deepEqual([draft.name, draft.description, draft.regularPrice], ['Maker bowl', 'Office words', 46_000])
  // What the office changes beside her words is no conflict.
  await editProduct(office, bowl.id, { base: draft, edited: { ...draft, model: 'B-9' } })
  const beside = { ...words, seenName: 'Maker bowl', seenDescription: 'Office words', seenPrice: '46000' }
  assert.equal((await asked({ ...beside, name: 'Cup', description: 'Office words', regularPrice: '46' })).status, 302)
  assert.equal(productDraftOf(await getAdminProduct(office, bowl.id)).model, 'B-9')
})

test('a maker who reads another language writes the translation, and the original stays', async () => {
  await using piece = await openPiece()
  const { shop, bowl, seller, asked } = piece
  await changeOwnLocale(seller, 'fr')
  const html = await (await asked()).text()
  assert.match(html, /Écrit en/)
  assert.match(html, /name="name"[^>]* value=""/)
  const sent = { ...words, seenName: '', seenDescription: '', regularPrice: '45' }
  assert.equal((await asked({ ...sent, name: 'Bol bleu', description: '' })).status, 302)
  const draft = productDraftOf(await getAdminProduct(shop.system, bowl.id))
  assert.deepEqual(
    [draft.name, draft.description, draft.translations],
    ['Blue bowl', 'A bowl.', { fr: { name: 'Bol bleu' } }],
  )
  assert.equal((await asked({ ...sent, seenName: 'Bol bleu', name: '', description: '' })).status, 302)
  assert.equal(productDraftOf(await getAdminProduct(shop.system, bowl.id)).translations, undefined)
})

test('a maker lets a piece rest and puts it back; what the office took out stays out', async () => {
  await using piece = await openPiece()
  const { shop, app, bowl, seller, asked } = piece
  const inApi = async () => (await app.request(`${publicUrl}/api/products/${bowl.id}`)).status
  // One that rests since it was added is a draft.
  shop.clock.passes({ seconds: 1 })
  assert.equal((await asked({ do: 'rest' })).status, 302)
  assert.equal(await inApi(), 404)
  assert.match(await (await asked()).text(), /value="back"/)
  assert.equal((await asked({ do: 'back' })).status, 302)
  assert.equal(await inApi(), 200)
  const office = await asOperator(shop.marketplace)
  await retireProduct(office, bowl.id)
  assert.doesNotMatch(await (await asked()).text(), /value="back"/)
  assert.equal((await asked({ do: 'back' })).status, 409)
  assert.deepEqual(await restoreProduct(seller, bowl.id), { outcome: 'held' })
  assert.equal(await inApi(), 404)
  assert.deepEqual(await restoreProduct(office, bowl.id), { outcome: 'on-sale' })
  // The office keeps out what rests already.
  assert.equal((await asked({ do: 'rest' })).status, 302)
  await retireProduct(office, bowl.id)
  assert.deepEqual(await restoreProduct(seller, bowl.id), { outcome: 'held' })
  const [kept] = (await listAuditLog(office, { entity: 'product' })).rows
  assert.equal(await undoChange(office, kept?.id ?? 0), 'cannot')
  assert.equal(await inApi(), 404)
})

test('a maker changes 600 things a day, and what she typed then stays in the form', async () => {
  await using piece = await openPiece()
  const { shop, storeId } = piece
  const hundred = { count: 100, seconds: 60 }
  const limits = requestLimits({ perNetwork: hundred, perRecipient: hundred })
  const app = testApp(shop.marketplace, { limits })
  const { session, actor } = await asSeller(shop.marketplace, storeId)
  const used = {
    key: quotaKey('seller', 'change', String(actor.id)),
    used_until: new Date(shop.clock.now().getTime() + 86_400_000),
  }
  await shop.system.db.insertInto('rate_limits_used').values(used).execute()
  const form = { ...words, ...unchanged, name: 'Typed name' }
  const refused = await ask(app, piece.path, { session, form })
  assert.equal(refused.status, 429)
  assert.match(await refused.text(), /value="Typed name"/)
  for (const form of [{ do: 'rest' }, { do: 'more', variantId: variantOf(piece.bowl), seen: '10', key: '' }])
    assert.equal((await ask(app, piece.path, { session, form })).status, 429, form.do)
  const inFrench = { session, form: { do: 'choose-language', locale: 'fr' } }
  assert.equal((await ask(app, '/studio/phones', inFrench)).status, 429)
  shop.clock.passes({ seconds: 150 })
  assert.equal((await ask(app, piece.path, { session, form })).status, 302)
})

test('a check list says what sells better, leads there, and keeps nothing out of the shop', async () => {
  await using piece = await openPiece({ description: '' })
  const { shop, bowl, seller, asked, path } = piece
  const listOn = async () => /What sells better.*?<\/ul>/s.exec(await (await asked()).text())?.[0] ?? ''
  const before = await listOn()
  for (const link of [`${path}/photos`, '#words', `${path}/more#facts`, `${path}/more#in-fr`])
    assert.ok(before.includes(`href="${link}"`), link)
  assert.match(await (await asked()).text(), /In the shop/)
  const base = productDraftOf(await getAdminProduct(seller, bowl.id))
  const words = { description: 'A bowl.', translations: { ar: { name: 'طبق' } } }
  await editProduct(shop.system, bowl.id, { base, edited: { ...base, ...words, weightGrams: 400 } })
  const after = await listOn()
  assert.deepEqual(after.match(/href="[^"]*"/g), [`href="${path}/photos"`])
  assert.equal(after.match(/ \(done\)/g)?.length, 3)
})
