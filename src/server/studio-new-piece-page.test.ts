import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { uploadPicture } from '#domain/catalog/pictures/upload-picture.ts'
import { submissionSetting } from '#domain/catalog/submissions/submission-setting.ts'
import { commissionSetting } from '#domain/commission/commission-setting.ts'
import { defaultCommissionTerms } from '#domain/commission/commission-terms.ts'
import { changeOwnLocale } from '#domain/operators/change-own-locale.ts'
import { quotaKey } from '#domain/rate-limits/quota-queries.ts'
import { publicUrl } from '#tests/support/api-client.ts'
import { createSessionToken } from '#tests/support/operators.ts'
import { requestLimits } from '#tests/support/rate-limits.ts'
import { jpegOf } from '#tests/support/real-picture.ts'
import { asSeller } from '#tests/support/sellers.ts'
import { setSetting } from '#tests/support/settings.ts'
import { ask, ofOwnPage, openShopWithStudio } from '#tests/support/studio.ts'
import { testApp } from '#tests/support/test-app.ts'

const key = 'b4a1a3a0-7f0c-4b4e-9a53-0d5b3b0f6a11'
const typed = { key, name: 'New bowl', regularPrice: '49', category: 'decor', stock: '3', picture: '' }

async function openForm() {
  const studio = await openShopWithStudio()
  const { shop, app, storeId } = studio
  await setSetting(shop.marketplace, submissionSetting, { newPieces: 'none' })
  const seller = await asSeller(shop.marketplace, storeId)
  const path = `/studio/pieces/new?store=${storeId}`
  const headers = { ...ofOwnPage, Cookie: `__Host-hirfa-studio=${seller.session}` }
  const send = (form: Record<string, string>, photo?: Uint8Array<ArrayBuffer>, asked = app) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(form)) body.append(name, value)
    if (photo) body.append('photo', new File([photo], 'bowl.jpg', { type: 'image/jpeg' }))
    return asked.request(publicUrl + path, { method: 'POST', headers, body })
  }
  const upload = (body: BodyInit) => app.request(`${publicUrl}/studio/photos`, { method: 'POST', headers, body })
  const products = () => shop.system.db.selectFrom('products').selectAll().where('store_id', '=', storeId).execute()
  return { ...studio, seller, path, send, upload, products, [Symbol.asyncDispose]: studio[Symbol.asyncDispose] }
}

test('a maker adds a piece by a plain form with a photo, once however often it is sent', async () => {
  await using form = await openForm()
  const { shop, app, seller, send, products } = form
  await changeOwnLocale(seller, 'fr')
  const added = await send(typed, await jpegOf(64, 80))
  assert.equal(added.status, 302)
  const [product] = await products()
  assert.ok(product)
  assert.match(added.headers.get('Location') ?? '', new RegExp(`/studio/pieces/${product.id}\\?saved=published$`))
  assert.deepEqual([product.name, product.locale, product.regular_price_millimes], ['New bowl', 'fr', 49_000])
  const [{ file_name = '' } = {}] = await shop.system.db.selectFrom('product_pictures').selectAll().execute()
  const again = await send({ ...typed, picture: file_name })
  assert.equal(again.headers.get('Location'), added.headers.get('Location'))
  const another = await send({ ...typed, name: 'Another bowl' }, await jpegOf(64, 80))
  assert.equal(another.status, 409)
  const html = await another.text()
  assert.ok(html.includes(`/studio/pieces/${product.id}"`) && html.includes('value="Another bowl"'))
  assert.equal((await products()).length, 1)
  const log = shop.system.db.selectFrom('audit_log').select(['action', 'actor_name'])
  assert.deepEqual(await log.where('entity', '=', 'product').execute(), [{ action: 'created', actor_name: 'Amel' }])
  const [found] = (await (await app.request(`${publicUrl}/api/products/${product.id}`)).json()) as {
    sizes: unknown[]
  }[]
  assert.equal(found?.sizes.length, 1)
})

test('a form that is not complete keeps what was typed, and the photo that was sent with it', async () => {
  await using form = await openForm()
  const { shop, send, products } = form
  await setSetting(shop.marketplace, commissionSetting, { ...defaultCommissionTerms, withoutPlan: 1500 })
  const refused = await send({ ...typed, category: '', name: '' }, await jpegOf(64, 80))
  assert.equal(refused.status, 422)
  const html = await refused.text()
  const [, picture = ''] = /name="picture" value="([^"]+)"/.exec(html) ?? []
  assert.match(picture, /^[0-9a-f]{24}\./)
  assert.match(html, /value="49"/)
  assert.match(html.replaceAll(/[\u2066-\u2069]/g, ''), /You receive 41\.65 TND of 49\.00 TND/)
  for (const wrong of [{ regularPrice: '1,250' }, { regularPrice: 'x' }, { stock: '-1' }, { category: 'none' }])
    assert.equal((await send({ ...typed, picture, ...wrong })).status, 422, JSON.stringify(wrong))
  assert.equal((await send(typed)).status, 422, 'without a photo')
  assert.equal((await send(typed, new Uint8Array(9))).status, 422, 'a photo that is none')
  assert.deepEqual(await products(), [])
  assert.equal((await send({ ...typed, picture })).status, 302)
})

test('a photo is sent before its form, and nobody uses that of somebody else', async () => {
  await using form = await openForm()
  const { shop, app, send, upload, products } = form
  const sent = await upload(await jpegOf(64, 80))
  assert.equal(sent.status, 201)
  const { fileName = '' } = (await sent.json()) as { fileName?: string }
  const foreign = await uploadPicture(await asSeller(shop.marketplace, await shop.hasStore()), await jpegOf(8, 8))
  assert.ok(foreign.outcome === 'uploaded')
  for (const picture of [foreign.picture.fileName, 'ffffffffffffffffffffffff.webp', '../x'])
    assert.equal((await send({ ...typed, picture })).status, 422, picture)
  assert.deepEqual(await products(), [])
  assert.equal((await send({ ...typed, picture: fileName })).status, 302)
  assert.deepEqual(await (await upload('no picture')).json(), { refused: 'no-picture' })
  assert.equal((await upload(new Uint8Array(15 * 1024 * 1024 + 1))).status, 413)
  const anonymous = await app.request(`${publicUrl}/studio/photos`, { method: 'POST', headers: ofOwnPage, body: 'x' })
  assert.equal(anonymous.headers.get('Location'), '/studio/enter')
})

test('a maker adds 50 pieces a day, and a store has a thousand', async () => {
  await using form = await openForm()
  const { shop, storeId, seller, send, upload, products } = form
  const { fileName = '' } = (await (await upload(await jpegOf(64, 80))).json()) as { fileName?: string }
  const hundred = { count: 100, seconds: 60 }
  const limited = testApp(shop.marketplace, { limits: requestLimits({ perNetwork: hundred, perRecipient: hundred }) })
  const used = { key: quotaKey('seller', 'product', String(seller.actor.id)) }
  const used_until = new Date(shop.clock.now().getTime() + 86_400_000)
  await shop.system.db
    .insertInto('rate_limits_used')
    .values({ ...used, used_until })
    .execute()
  assert.equal((await send({ ...typed, picture: fileName }, undefined, limited)).status, 429)
  // A photo that came with the form is not sent again.
  assert.match(await (await send(typed, await jpegOf(64, 80), limited)).text(), /name="picture" value="[^"]+"/)
  assert.deepEqual(await products(), [])
  await shop.sells({ storeId })
  await sql`insert into products (store_id, name, model, category, description, regular_price_millimes, main_color, created_at)
    select store_id, name, model, category, description, regular_price_millimes, main_color, created_at
    from products, generate_series(2, 1000) where store_id = ${storeId}`.execute(shop.system.db)
  const full = await send({ ...typed, picture: fileName })
  assert.equal(full.status, 409)
  assert.match(await full.text(), /a thousand pieces/)
  assert.equal((await ask(form.app, form.path, { session: seller.session })).status, 200)
})

test('a new piece waits for the office, which sends it back and then puts it in the shop', async () => {
  await using form = await openForm()
  const { shop, app, seller, send, products } = form
  await setSetting(shop.marketplace, submissionSetting, { newPieces: 'first' })
  await send(typed, await jpegOf(64, 80))
  const [product] = await products()
  const path = `/studio/pieces/${product?.id}`
  const asked = async (sent?: Record<string, string>) =>
    (await ask(app, path, { session: seller.session, form: sent })).text()
  const inApi = async () => (await app.request(`${publicUrl}/api/products/${product?.id}`)).status
  assert.match(await asked(), /The shop looks at it first/)
  assert.equal(await inApi(), 404)
  const office = { ...ofOwnPage, Cookie: `__Host-hirfa-office=${await createSessionToken(shop.marketplace, 'staff')}` }
  const list = async () => (await app.request(`${publicUrl}/admin/submissions`, { headers: office })).text()
  const decide = async (decision: Record<string, string>) => {
    const body = new URLSearchParams({ id: String(product?.id), ...decision })
    return (await app.request(`${publicUrl}/admin/submissions`, { method: 'POST', headers: office, body })).status
  }
  assert.match(await list(), /New bowl/)
  assert.equal(await decide({ do: 'send-back' }), 422)
  assert.equal(await decide({ do: 'send-back', reason: 'words' }), 200)
  assert.match(await list(), /No piece waits/)
  await changeOwnLocale(seller, 'fr')
  assert.match(await asked(), /le nom ou la description manque/)
  await asked({ do: 'submit' })
  const [, seen = ''] = /name="seen" value="(\d+)"/.exec(await list()) ?? []
  await asked({ do: 'words', name: 'Bol neuf', regularPrice: '49', seenPrice: '49000' })
  await decide({ do: 'approve', seen })
  assert.equal(await inApi(), 404)
  const [, now = ''] = /name="seen" value="(\d+)"/.exec(await list()) ?? []
  assert.equal(await decide({ do: 'approve', seen: now }), 200)
  assert.equal(await inApi(), 200)
})
