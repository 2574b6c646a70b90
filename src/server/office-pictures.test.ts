import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { mostPictureBytes } from '#domain/catalog/picture-decoder.ts'
import { signedInToken } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { createApp } from './app.ts'
import { clientDirectory, loadPages } from './pages.ts'

const publicUrl = 'https://shop.example'
const pages = await loadPages()

async function openUpload() {
  const shop = await openTestShop()
  const app = createApp({ marketplace: shop.marketplace, publicUrl, pages, clientDirectory })
  const token = await signedInToken(shop.marketplace, 'staff')
  const send = (body: BodyInit, headers: Record<string, string> = {}) =>
    app.request(`${publicUrl}/admin/pictures`, {
      method: 'POST',
      body,
      headers: { Origin: publicUrl, Cookie: `__Host-hirfa-office=${token}`, ...headers },
    })
  return { shop, app, send, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

function photo(): Promise<Uint8Array<ArrayBuffer>> {
  const create = { width: 60, height: 40, channels: 3, background: '#5e6b2f' } as const
  return sharp({ create })
    .jpeg()
    .toBuffer()
    .then((bytes) => new Uint8Array(bytes))
}

test('a photo is taken, under a name of its own each time, and served as a picture', async () => {
  await using upload = await openUpload()
  const names = new Set<string>()
  for (const _ of [1, 2]) {
    const answer = await upload.send(await photo())
    assert.equal(answer.status, 201)
    const { picture } = (await answer.json()) as { picture: { fileName: string; width: number } }
    assert.match(picture.fileName, /^[0-9a-f]{24}\.webp$/)
    assert.equal(picture.width, 60)
    names.add(picture.fileName)
    const served = await upload.app.request(`${publicUrl}/api/image/${picture.fileName}`)
    assert.equal(served.headers.get('Content-Type'), 'image/webp')
  }
  assert.equal(names.size, 2)
})

test('attacks by upload leave nothing behind', async () => {
  await using upload = await openUpload()
  const count = async () =>
    (await upload.shop.marketplace.db.selectFrom('pictures').select('file_name').execute()).length
  const before = await count()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const jpeg = await photo()
  const attacks: [BodyInit, number, string][] = [
    [svg, 422, 'no-picture'],
    ['<!doctype html><script>alert(1)</script>', 422, 'no-picture'],
    [new Blob([jpeg, '<html><script>alert(1)</script>']), 422, 'not-only-a-picture'],
    [jpeg.slice(0, 200), 422, 'damaged'],
    [new Uint8Array(mostPictureBytes + 1), 413, 'too-heavy'],
    ['', 422, 'no-picture'],
  ]
  for (const [body, status, refused] of attacks) {
    const answer = await upload.send(body, { 'Content-Type': 'image/jpeg' })
    assert.deepEqual([answer.status, await answer.json()], [status, { refused }])
  }
  assert.equal(await count(), before)
})

test('no other site and nobody from outside sends pictures', async () => {
  await using upload = await openUpload()
  const fromElsewhere = await upload.send(await photo(), { Origin: 'https://evil.example' })
  assert.ok([400, 403].includes(fromElsewhere.status), String(fromElsewhere.status))
  const fromNobody = await upload.send(await photo(), { Cookie: '' })
  assert.notEqual(fromNobody.status, 201)
})
