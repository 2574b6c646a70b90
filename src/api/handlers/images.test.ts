import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { addPicture } from '#domain/catalog/pictures/add-picture.ts'
import { apiClient } from '#tests/support/api-client.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

const size = { width: 4, height: 5, placeholderColor: '#ede3d3' }

test('a picture is served with its media type, as immutable', async () => {
  await using shop = await openTestShop()
  const api = apiClient(shop.marketplace)
  const types = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' } as const
  for (const [format, type] of Object.entries(types)) {
    const bytes = new TextEncoder().encode(format)
    const fileName = await addPicture(shop.system, { ...size, bytes, format: format as keyof typeof types })

    const { status, headers, body } = await api.get(`/image/${fileName}`)

    assert.deepEqual([status, body], [200, format])
    assert.equal(headers.get('Content-Type'), type)
    assert.equal(headers.get('Content-Length'), String(bytes.byteLength))
    assert.equal(headers.get('Cache-Control'), 'public, max-age=31536000, immutable')
    assert.equal(headers.get('X-Content-Type-Options'), 'nosniff')
    const again = await api.get(`/image/${fileName}`, { 'If-None-Match': headers.get('ETag') ?? '' })
    assert.equal(again.status, 304)
    assert.equal(again.headers.get('Cache-Control'), 'public, max-age=31536000, immutable')
  }
})

test('an unknown or invalid picture name is not found', async () => {
  await using shop = await openTestShop()
  const api = apiClient(shop.marketplace)
  const fileName = await addPicture(shop.system, { ...size, bytes: new Uint8Array([1]), format: 'png' })
  const odd = [
    'unknown.webp',
    'unknown.svg',
    'constructor',
    fileName.toUpperCase(),
    `${fileName}%00`,
    `%00${fileName}`,
    `x%2F..%2F${fileName}`,
    `..%2f${fileName}`,
    `..%5C${fileName}`,
    `%252e%252e%252f${fileName}`,
    `.${fileName}`,
    '%2e%2e',
    '%ff.webp',
    '%zz.webp',
    `${'a'.repeat(5000)}.webp`,
  ]
  for (const name of odd) assert.equal((await api.get(`/image/${name}`)).status, 404, name)
  for (const path of ['/image', '/image/', `/image/a/${fileName}`, `/image//${fileName}`]) {
    assert.equal((await api.get(path)).status, 404, path)
  }
})

test('a copy is immutable once all copies are finished, and not cached before', async () => {
  await using shop = await openTestShop()
  const api = apiClient(shop.marketplace)
  const bytes = new TextEncoder().encode('the picture')
  const fileName = await addPicture(shop.system, { ...size, width: 400, bytes, format: 'webp' })
  const copy = fileName.replace('.webp', '.320.avif')
  const early = await api.get(`/image/${copy}`)
  assert.deepEqual([early.status, early.body, early.headers.get('Content-Type')], [200, 'the picture', 'image/webp'])
  assert.equal(early.headers.get('Cache-Control'), 'no-cache')

  await shop.marketplace.images.save(copy, new TextEncoder().encode('its copy'))
  assert.equal((await api.get(`/image/${copy}`)).headers.get('Cache-Control'), 'no-cache')
  await shop.marketplace.db.updateTable('pictures').set({ widths_made_at: shop.clock.now() }).execute()
  const made = await api.get(`/image/${copy}`)
  assert.deepEqual([made.body, made.headers.get('Content-Type')], ['its copy', 'image/avif'])
  assert.equal(made.headers.get('Cache-Control'), 'public, max-age=31536000, immutable')
  assert.match(made.headers.get('Vary') ?? '', /Save-Data/)
})

test('the picture for link previews is an immutable JPEG', async () => {
  await using shop = await openTestShop()
  const bytes = await sharp({ create: { width: 40, height: 50, channels: 3, background: '#b0763c' } })
    .webp()
    .toBuffer()
  const fileName = await addPicture(shop.system, { ...size, bytes, format: 'webp' })
  const { status, headers } = await apiClient(shop.marketplace).get(
    `/image/${fileName.replace('.webp', '.social.jpg')}`,
  )
  assert.deepEqual([status, headers.get('Content-Type')], [200, 'image/jpeg'])
  assert.equal(headers.get('Cache-Control'), 'public, max-age=31536000, immutable')
})
