import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import { editProduct } from '#domain/catalog/admin/edit-product.ts'
import { getAdminProduct } from '#domain/catalog/admin/get-admin-product.ts'
import { uploadPicture } from '#domain/catalog/pictures/upload-picture.ts'
import { RateLimited } from '#domain/rate-limits/rate-limit.ts'
import { publicUrl } from '#tests/support/api-client.ts'
import { fromNetwork } from '#tests/support/rate-limits.ts'
import { jpegOf } from '#tests/support/real-picture.ts'
import { asSeller } from '#tests/support/sellers.ts'
import { ask, ofOwnPage, openShopWithStudio } from '#tests/support/studio.ts'

async function openPhotos() {
  const studio = await openShopWithStudio()
  const { shop, app, storeId } = studio
  const bowl = await shop.sells({ storeId })
  const seller = await asSeller(shop.marketplace, storeId)
  const path = `/studio/pieces/${bowl.id}/photos`
  const photosOf = async () =>
    productDraftOf(await getAdminProduct(shop.system, bowl.id)).pictures.map(({ fileName }) => fileName)
  const send = (photo: Uint8Array<ArrayBuffer>, to = path) => {
    const body = new FormData()
    body.append('photo', new File([], ''))
    body.append('photo', new File([photo], 'bowl.jpg', { type: 'image/jpeg' }))
    const headers = { ...ofOwnPage, Cookie: `__Host-hirfa-studio=${seller.session}` }
    return app.request(publicUrl + to, { method: 'POST', headers, body })
  }
  const press = (button: string, picture = '') =>
    ask(app, path, { session: seller.session, form: { do: button, picture } })
  return { ...studio, bowl, seller, photosOf, send, press, [Symbol.asyncDispose]: studio[Symbol.asyncDispose] }
}

test('a maker adds a photo, shows it first, and removes the other one', async () => {
  await using photos = await openPhotos()
  const { photosOf, send, press } = photos
  const [before = ''] = await photosOf()
  assert.equal((await send(await jpegOf(64, 48))).status, 302)
  const [, added = ''] = await photosOf()
  assert.match(added, /^[0-9a-f]{24}\./)
  assert.equal((await press('first', added)).status, 302)
  assert.deepEqual(await photosOf(), [added, before])
  assert.equal((await press('remove', before)).status, 302)
  assert.deepEqual(await photosOf(), [added])
})

test('a photo that the page has sent before is added once, also after a second tap, and one of others is refused', async () => {
  await using photos = await openPhotos()
  const { shop, seller, photosOf, press } = photos
  const upload = await uploadPicture(seller, await jpegOf(64, 48))
  assert.ok(upload.outcome === 'uploaded')
  const { fileName } = upload.picture
  for (let tap = 1; tap <= 2; tap++) assert.equal((await press('', fileName)).status, 302)
  assert.deepEqual((await photosOf()).slice(1), [fileName])
  const foreign = await uploadPicture(await asSeller(shop.marketplace, await shop.hasStore()), await jpegOf(32, 32))
  assert.ok(foreign.outcome === 'uploaded')
  for (const unknown of [foreign.picture.fileName, 'a\u0000b']) assert.equal((await press('', unknown)).status, 422)
  assert.deepEqual((await photosOf()).slice(1), [fileName])
})

test('what is no photo is refused with the reason, and a piece has eight photos at most', async () => {
  await using photos = await openPhotos()
  const { photosOf, send, press } = photos
  const refused = await send(new TextEncoder().encode('<svg onload="alert(1)"/>'))
  assert.equal(refused.status, 422)
  assert.match(await refused.text(), /not a JPEG/)
  assert.equal((await press('add')).status, 422)
  for (let count = 1; count < 8; count++) assert.equal((await send(await jpegOf(8 + count, 8))).status, 302)
  assert.equal((await send(await jpegOf(8, 8))).status, 409)
  assert.equal((await photosOf()).length, 8)
})

test('a maker sends two photos at once, so that the slow ones of one keep nobody else from sending', async () => {
  await using photos = await openPhotos()
  const { shop, app, storeId, seller } = photos
  const other = await asSeller(shop.marketplace, storeId)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const upload = (session: string, body: BodyInit) => {
    const headers = { ...ofOwnPage, Cookie: `__Host-hirfa-studio=${session}` }
    const request = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
    return app.request(`${publicUrl}/studio/photos`, request)
  }
  const uploadSlowly = async () => {
    const { promise: isRead, resolve: noteRead } = Promise.withResolvers<void>()
    const pull = async (controller: ReadableStreamDefaultController) => {
      noteRead()
      await released
      controller.close()
    }
    const answer = upload(seller.session, new ReadableStream({ pull }, { highWaterMark: 0 }))
    await isRead
    return { answer }
  }
  const slow = [await uploadSlowly(), await uploadSlowly()]
  const photo = new Blob([await jpegOf(64, 48)])
  assert.equal((await upload(seller.session, photo)).status, 503)
  assert.equal((await upload(other.session, photo)).status, 201)
  release()
  for (const { answer } of slow) assert.equal((await answer).status, 422)
  assert.equal((await upload(seller.session, photo)).status, 201)
})

test('a seller uses no photo of somebody else, though its name is in the shop for everybody', async () => {
  await using photos = await openPhotos()
  const { shop, bowl, seller, send } = photos
  const foreign = await asSeller(shop.marketplace, await shop.hasStore())
  const upload = await uploadPicture(foreign, await jpegOf(32, 32))
  assert.ok(upload.outcome === 'uploaded')
  const base = productDraftOf(await getAdminProduct(seller, bowl.id))
  for (const fileName of [upload.picture.fileName, 'ffffffffffffffffffffffff.webp']) {
    const edited = { ...base, pictures: [...base.pictures, { fileName, alt: '' }] }
    assert.deepEqual(await editProduct(seller, bowl.id, { base, edited }), { outcome: 'unknown', fields: ['pictures'] })
  }
  const others = await shop.sells({ storeId: await shop.hasStore() })
  assert.equal((await send(await jpegOf(8, 8), `/studio/pieces/${others.id}/photos`)).status, 404)
})

test('a seller sends 100 photos a day, refused ones too', async () => {
  await using photos = await openPhotos()
  const limited = fromNetwork(photos.seller)
  for (let count = 0; count < 100; count++) await uploadPicture(limited, new Uint8Array())
  await assert.rejects(uploadPicture(limited, new Uint8Array()), RateLimited)
})
