import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import { getAdminProduct } from '#domain/catalog/admin/get-admin-product.ts'
import { maxPictureBytes } from '#domain/catalog/pictures/picture-decoder.ts'
import { publicUrl } from '#tests/support/api-client.ts'
import { asOperator, createSessionToken } from '#tests/support/operators.ts'
import { jpegOf } from '#tests/support/real-picture.ts'
import { testApp } from '#tests/support/test-app.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

async function openUpload() {
  const shop = await openTestShop()
  const app = testApp(shop.marketplace)
  const token = await createSessionToken(shop.marketplace, 'staff')
  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    app.request(`${publicUrl}${path}`, {
      method: 'POST',
      body,
      headers: { Origin: publicUrl, Cookie: `__Host-hirfa-office=${token}`, ...headers },
    })
  const send = (body: BodyInit, headers: Record<string, string> = {}) => post('/admin/pictures', body, headers)
  /** A form as a browser without script sends it; names may repeat. */
  const sendForm = async (path: string, fields: readonly (readonly [string, string | File])[]) => {
    const form = new FormData()
    for (const [name, value] of fields) form.append(name, value)
    return (await post(path, form)).text()
  }
  return { shop, app, send, sendForm, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

const photo = () => jpegOf(60, 40)

test('a photo is stored under a new name each time and served as a picture', async () => {
  await using upload = await openUpload()
  const names = new Set<string>()
  for (const _ of [1, 2]) {
    const response = await upload.send(await photo())
    assert.equal(response.status, 201)
    const { picture } = (await response.json()) as { picture: { fileName: string; width: number } }
    assert.match(picture.fileName, /^[0-9a-f]{24}\.webp$/)
    assert.equal(picture.width, 60)
    names.add(picture.fileName)
    const served = await upload.app.request(`${publicUrl}/api/image/${picture.fileName}`)
    assert.equal(served.headers.get('Content-Type'), 'image/webp')
  }
  assert.equal(names.size, 2)
})

test('malicious uploads are rejected and store nothing', async () => {
  await using upload = await openUpload()
  const count = async () =>
    (await upload.shop.marketplace.db.selectFrom('pictures').select('file_name').execute()).length
  const before = await count()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const jpeg = await photo()
  const attacks: [BodyInit, number, string][] = [
    [svg, 422, 'no-picture'],
    ['<!doctype html><script>alert(1)</script>', 422, 'no-picture'],
    [jpeg.slice(0, 200), 422, 'damaged'],
    [new Uint8Array(maxPictureBytes + 1), 413, 'too-heavy'],
    ['', 422, 'no-picture'],
  ]
  for (const [body, status, refused] of attacks) {
    const response = await upload.send(body, { 'Content-Type': 'image/jpeg' })
    assert.deepEqual([response.status, await response.json()], [status, { refused }])
  }
  assert.equal(await count(), before)
})

test('pictures cannot be uploaded from another site or without a session', async () => {
  await using upload = await openUpload()
  const fromElsewhere = await upload.send(await photo(), { Origin: 'https://evil.example' })
  assert.ok([400, 403].includes(fromElsewhere.status), String(fromElsewhere.status))
  const fromNobody = await upload.send(await photo(), { Cookie: '' })
  assert.notEqual(fromNobody.status, 201)
})

/** The file names of the pictures in a form, in order. */
function picturesIn(html: string): (string | undefined)[] {
  return Array.from(html.matchAll(/name="picture" value="([^"]*)"/g), ([, name]) => name)
}

test('without script, a photo is uploaded with the form of a product', async () => {
  await using upload = await openUpload()
  const sana = await asOperator(upload.shop.marketplace, 'staff')
  const { id } = await upload.shop.sells({ name: 'Bowl' })
  const base = productDraftOf(await getAdminProduct(sana, id))
  const [first] = base.pictures
  const fields = [
    ...Object.entries({ base: JSON.stringify(base), name: 'Cup', category: 'decor', regularPrice: '45' }),
    ...Object.entries({ storeId: String(base.storeId), picture: first?.fileName ?? '', alt: 'Blue' }),
  ]
  const photoOf = async () => new File([await photo()], 'photo.jpg', { type: 'image/jpeg' })
  const nothingChosen = new File([], '')
  const saved = await upload.sendForm(`/admin/products/${id}`, [...fields, ['do', 'save'], ['photo', await photoOf()]])
  const [kept, added = ''] = picturesIn(saved)
  assert.equal(kept, first?.fileName)
  assert.match(added, /^[0-9a-f]{24}\.webp$/)
  const shown = productDraftOf(await getAdminProduct(sana, id))
  assert.deepEqual(
    shown.pictures.map(({ fileName, alt }) => [fileName, alt]),
    [
      [kept, 'Blue'],
      [added, ''],
    ],
  )

  const two = [...fields, ['picture', added], ['alt', 'From above'], ['photo', nothingChosen]] as const
  const arranged = async (wanted: string) =>
    picturesIn(await upload.sendForm(`/admin/products/${id}`, [...two, ['arrange', wanted]]))
  assert.deepEqual(await arranged('earlier 1'), [added, kept])
  assert.deepEqual(await arranged('remove 0'), [added])
  assert.deepEqual(productDraftOf(await getAdminProduct(sana, id)), shown, 'nothing is saved before they say so')
})

test('without script, an uploaded photo stays in an invalid form, and a rejected one shows why', async () => {
  await using upload = await openUpload()
  const storeId = String(await upload.shop.hasStore())
  const fields = Object.entries({ name: 'Cup', category: 'decor', regularPrice: 'forty', storeId, stock: '1' })
  const sendWith = (bytes: BlobPart) =>
    upload.sendForm('/admin/products/new', [...fields, ['photo', new File([bytes], 'photo.jpg')]])
  assert.match(picturesIn(await sendWith(await photo())).join(), /^[0-9a-f]{24}\.webp$/)

  const refusals: [BlobPart, RegExp][] = [
    [new Uint8Array(maxPictureBytes + 1), /larger than 15 MB/],
    [new Uint8Array(3 * maxPictureBytes), /larger than 15 MB/],
    ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', /This is not a JPEG, PNG or WebP/],
    [(await photo()).slice(0, 200), /incomplete or damaged/],
  ]
  const before = await upload.shop.marketplace.db.selectFrom('pictures').select('file_name').execute()
  for (const [bytes, why] of refusals) {
    const html = await sendWith(bytes)
    assert.match(html, why)
    assert.match(html, /name="name"[^>]*value="Cup"|value="Cup"[^>]*name="name"/, String(why))
    assert.deepEqual(picturesIn(html), [])
  }
  const after = await upload.shop.marketplace.db.selectFrom('pictures').select('file_name').execute()
  assert.deepEqual(after, before)
})
