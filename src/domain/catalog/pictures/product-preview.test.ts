import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import sharp from 'sharp'
import { runPictureProcess } from '#adapters/picture-process.ts'
import { previewDrawer } from '#adapters/preview-drawer.ts'
import { NotFound } from '#domain/errors.ts'
import { type Locale, locales } from '#domain/locale.ts'
import { dinars } from '#domain/money.ts'
import { getShopProfile } from '#domain/shop-profile/shop-profile-setting.ts'
import { fillEmptyShop } from '#samples/fill-empty-shop.ts'
import { apiClient } from '#tests/support/api-client.ts'
import { longTest } from '#tests/support/long-test.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { until } from '#tests/support/until.ts'
import { getWholePicture } from '#tests/support/whole-picture.ts'
import { getProduct } from '../get-product.ts'
import type { NewProduct } from '../new-product.ts'
import { addPicture } from './add-picture.ts'
import { PreviewRenamed } from './get-product-preview.ts'
import { PictureFileMissing } from './missing-pictures.ts'
import { previewNameOf } from './preview-digest.ts'
import { maxPreviewBytes, parsePreviewName, previewName } from './product-preview.ts'
import { maxWaitingForPictures } from './wait-without-turn.ts'

/** The name that the page of a product links to. */
async function linkedName({ marketplace }: Pick<TestShop, 'marketplace'>, id: number, locale: Locale = 'en') {
  const reading = { ...marketplace, locale }
  return previewNameOf(await getProduct(reading, id), (await getShopProfile(reading)).name, locale)
}

async function sellsWithPhoto(shop: TestShop, product: Partial<NewProduct> = {}) {
  const bytes = await sharp({ create: { width: 80, height: 100, channels: 3, background: '#b0763c' } })
    .webp()
    .toBuffer()
  const size = { width: 80, height: 100, placeholderColor: '#b0763c' }
  const fileName = await addPicture(shop.system, { ...size, bytes, format: 'webp' })
  return shop.sells({ pictures: [{ fileName, alt: '' }], ...product })
}

/** Counts how often previews are drawn. */
function counting(shop: TestShop) {
  const drawPreview = mock.fn(shop.marketplace.drawPreview)
  return { marketplace: { ...shop.marketplace, drawPreview }, drawPreview }
}

test('a preview is drawn once for all who wait, and stored', async () => {
  await using shop = await openTestShop()
  const { id } = await sellsWithPhoto(shop)
  const { marketplace, drawPreview } = counting(shop)
  const name = await linkedName(shop, id)

  const found = await Promise.all(Array.from({ length: 20 }, () => getWholePicture(marketplace, name)))
  const again = await getWholePicture(marketplace, name)

  assert.equal(drawPreview.mock.callCount(), 1)
  for (const { bytes, isImmutable } of found) assert.ok(isImmutable && Buffer.from(bytes).equals(again.bytes))
  const facts = await sharp(again.bytes).metadata()
  assert.deepEqual([facts.format, facts.width, facts.height], ['jpeg', 1200, 630])
})

test('every language has a preview of its own', async () => {
  await using shop = await openTestShop()
  const { id } = await sellsWithPhoto(shop)
  const names = await Promise.all(locales.map((locale) => linkedName(shop, id, locale)))
  const previews = await Promise.all(names.map((name) => getWholePicture(shop.marketplace, name)))
  assert.equal(new Set(names).size, locales.length)
  assert.equal(new Set(previews.map(({ bytes }) => Buffer.from(bytes).toString('base64'))).size, locales.length)
})

test('a new price gives a preview a new name, and the new file takes the place of the old one', async () => {
  await using shop = await openTestShop()
  const { id } = await sellsWithPhoto(shop)
  const { marketplace, drawPreview } = counting(shop)
  const before = await linkedName(shop, id)
  const { bytes } = await getWholePicture(marketplace, before)

  await shop.marketplace.db
    .updateTable('products')
    .set({ regular_price_millimes: dinars(39) })
    .where('id', '=', id)
    .execute()
  const after = await linkedName(shop, id)
  const renewed = await getWholePicture(marketplace, after)

  assert.notEqual(after, before)
  assert.ok(!Buffer.from(renewed.bytes).equals(bytes))
  await assert.rejects(getWholePicture(marketplace, before), { currentName: after })
  assert.equal(drawPreview.mock.callCount(), 2)
  assert.ok(await shop.marketplace.images.isStored(`product-${id}.en.preview.jpg`))
  assert.ok(!(await shop.marketplace.images.isStored(before)))
})

test('name, maker, promotion and photo each give another name', async () => {
  await using shop = await openTestShop()
  const product = await sellsWithPhoto(shop)
  const [picture] = product.pictures
  assert.ok(picture)
  const changed = [
    { ...product, name: 'Another bowl' },
    { ...product, store: { ...product.store, name: 'Another maker' } },
    { ...product, regularPrice: dinars(46) },
    { ...product, promotionalPrice: dinars(40) },
    { ...product, promotionalPrice: dinars(40), referencePrice: dinars(45) },
    { ...product, pictures: [{ ...picture, fileName: 'another.webp' }] },
    { ...product, pictures: [] },
  ].map((product) => previewNameOf(product, 'Hirfa', 'en'))
  const others = [previewNameOf(product, 'Another shop', 'en'), previewNameOf(product, 'Hirfa', 'fr')]
  assert.equal(new Set([previewNameOf(product, 'Hirfa', 'en'), ...changed, ...others]).size, 10)
  assert.equal(
    previewNameOf({ ...product, description: 'Longer' }, 'Hirfa', 'en'),
    previewNameOf(product, 'Hirfa', 'en'),
  )
})

test('an outdated name leads to the present one, any other is not found, and nothing is drawn', async () => {
  await using shop = await openTestShop()
  const { id } = await sellsWithPhoto(shop)
  const { marketplace, drawPreview } = counting(shop)
  const name = await linkedName(shop, id)
  const forged = [
    name.replace(`product-${id}`, `product-${id + 1}`),
    `product-${id}.en.preview.jpg`,
    name.replace('.en.', '.xx.'),
    name.replace('.jpg', '.png'),
  ]
  for (const name of forged)
    await assert.rejects(getWholePicture(marketplace, name), (error) => {
      assert.ok(error instanceof NotFound && !(error instanceof PreviewRenamed), name)
      return true
    })
  const outdated = previewName({ productId: id, locale: 'en', digest: '0'.repeat(16) })
  await assert.rejects(getWholePicture(marketplace, outdated), { currentName: name })
  const french = await linkedName(shop, id, 'fr')
  await assert.rejects(getWholePicture(marketplace, name.replace('.en.', '.fr.')), { currentName: french })
  const response = await apiClient(marketplace).get(`/image/${outdated}`)
  assert.deepEqual(
    [response.status, response.headers.get('Location'), response.headers.get('Cache-Control')],
    [302, `/image/${name}`, 'no-store'],
  )
  assert.equal(drawPreview.mock.callCount(), 0)
  const found = parsePreviewName(name)
  assert.deepEqual(found && previewName(found), name)
})

test('when a preview cannot be drawn, its photo is served for now, and drawing is not repeated at once', async () => {
  await using shop = await openTestShop()
  const { id } = await sellsWithPhoto(shop, { name: 'A bowl that takes long' })
  const drawPreview = mock.fn(previewDrawer(runPictureProcess, 1))
  const marketplace = { ...shop.marketplace, drawPreview }
  const logged = mock.method(console, 'error', () => {})
  const name = await linkedName(shop, id)

  const found = [await getWholePicture(marketplace, name), await getWholePicture(marketplace, name)]

  logged.mock.restore()
  for (const { bytes, isImmutable } of found) {
    const { width, height } = await sharp(bytes).metadata()
    assert.deepEqual([isImmutable, width, height], [false, 1200, 630])
  }
  assert.deepEqual([drawPreview.mock.callCount(), logged.mock.callCount()], [1, 1])
})

test('a product without pictures has a preview, one whose file is missing has its placeholder', async () => {
  await using shop = await openTestShop()
  const bare = await shop.sells({ pictures: [] })
  assert.ok((await getWholePicture(shop.marketplace, await linkedName(shop, bare.id))).isImmutable)

  const lost = await sellsWithPhoto(shop, { name: 'A bowl whose photo is lost' })
  const marketplace = { ...shop.marketplace, images: { ...shop.marketplace.images, find: async () => undefined } }
  const logged = mock.method(console, 'error', () => {})
  await assert.rejects(getWholePicture(marketplace, await linkedName(shop, lost.id)), PictureFileMissing)
  logged.mock.restore()
})

test('the preview of a retired product is not found', async () => {
  await using shop = await openTestShop()
  const { id } = await sellsWithPhoto(shop)
  const name = await linkedName(shop, id)
  await getWholePicture(shop.marketplace, name)
  await shop.marketplace.db.updateTable('products').set({ retired_at: shop.clock.now() }).where('id', '=', id).execute()
  await assert.rejects(getWholePicture(shop.marketplace, name), NotFound)
})

test('too many previews at a time are refused for a moment, others wait', async () => {
  await using shop = await openTestShop()
  const names: string[] = []
  for (let count = 0; count < 12; count++)
    names.push(await linkedName(shop, (await sellsWithPhoto(shop, { name: `Bowl of a crowd ${count}` })).id))
  const { promise: preview, resolve: draw } = Promise.withResolvers<Uint8Array>()
  const marketplace = { ...shop.marketplace, drawPreview: () => preview }
  const refused: string[] = []
  const requests = names.map((name) => getWholePicture(marketplace, name).catch(({ name }) => refused.push(name)))
  await until(() => refused.length >= 3)
  draw(
    await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#fbf7f0' } })
      .jpeg()
      .toBuffer(),
  )
  await Promise.all(requests)
  assert.deepEqual(refused, ['Unavailable', 'Unavailable', 'Unavailable'])
})

test('more requests than may wait for one preview are refused', async () => {
  await using shop = await openTestShop()
  const { id } = await sellsWithPhoto(shop)
  const name = await linkedName(shop, id)
  const requests = Array.from({ length: maxWaitingForPictures + 5 }, () => getWholePicture(shop.marketplace, name))
  const outcomes = await Promise.allSettled(requests)
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.name] : []))
  assert.deepEqual(refused, Array(5).fill('Unavailable'))
})

longTest('previews of the samples are at most 150 kB in every language', async () => {
  await using shop = await openTestShop()
  await fillEmptyShop(shop.system, () => {})
  const products = await shop.marketplace.db.selectFrom('products').select('id').orderBy('id').execute()
  const bytes: number[] = []
  for (const { id } of products)
    for (const locale of locales) {
      const found = await getWholePicture(shop.marketplace, await linkedName(shop, id, locale))
      assert.ok(found.isImmutable)
      bytes.push(found.bytes.byteLength)
    }
  assert.ok(Math.max(...bytes) <= maxPreviewBytes, `${Math.max(...bytes)}`)
})

test('a noisy photo is compressed until its preview is small enough', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
  const photo = sharp({ create: { width: 800, height: 1000, channels: 3, background: '#808080', noise } })
  const facts = { locale: 'fr', name: 'Vase', storeName: 'Atelier', shopName: 'Hirfa', price: dinars(20) } as const
  const bytes = await previewDrawer()(
    { ...facts, isPromotion: false, pictureName: 'noise.webp' },
    await photo.webp().toBuffer(),
  )
  assert.ok(bytes.length <= maxPreviewBytes)
})
