import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import sharp from 'sharp'
import { createApi } from '#api/api.ts'
import { openBucket } from '#buckets/open-bucket.ts'
import { makeCopies } from '#domain/catalog/pictures/make-copies.ts'
import { checkPictureFiles, markMissing } from '#domain/catalog/pictures/missing-pictures.ts'
import { uploadPicture } from '#domain/catalog/pictures/upload-picture.ts'
import { listen } from '#server/listen.ts'
import { asOperator } from '#tests/support/operators.ts'
import { type S3Server, startS3Server, testBucket } from '#tests/support/s3-server.ts'
import { setEnvironment } from '#tests/support/set-environment.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { copyImages } from './copy-images.ts'
import { imagesInBucket } from './images-bucket.ts'
import { imagesInFolder } from './images-folder.ts'

const place = { bucket: testBucket, prefix: 'pictures/', hasHostName: false }
const secondsOfRest = 6

/** A shop whose pictures are in a bucket, with one picture and its copies. */
async function openBucketShop(t: TestContext, publicUrl?: string) {
  const server = await startS3Server()
  setEnvironment(t, server.settings)
  const images = await imagesInBucket(place, publicUrl === undefined ? {} : { publicUrl })
  const shop = await openTestShop({ images })
  const office = await asOperator(shop.marketplace)
  const fileName = await upload(office)
  const api = createApi({ marketplace: shop.marketplace, publicUrl: 'https://shop.example' })
  return {
    ...{ server, images, shop, office, fileName, stem: fileName.replace(/\.\w+$/, '') },
    head: (name: string) => api.request(`/image/${name}`, { method: 'HEAD' }),
    get: (name: string, headers: Record<string, string> = {}) => api.request(`/image/${name}`, { headers }),
    async [Symbol.asyncDispose]() {
      await shop[Symbol.asyncDispose]()
      await server[Symbol.asyncDispose]()
    },
  }
}

async function upload(office: Awaited<ReturnType<typeof asOperator>>): Promise<string> {
  const picture = await sharp({ create: { width: 960, height: 640, channels: 3, background: '#b0763c' } })
    .png()
    .toBuffer()
  const uploaded = await uploadPicture(office, picture)
  assert.ok(uploaded.outcome === 'uploaded')
  return uploaded.picture.fileName
}

/** The time of the adapter, which leaves a bucket alone for some seconds. */
function stopTime(t: TestContext) {
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() })
  return { passes: (seconds: number) => t.mock.timers.tick(seconds * 1000) }
}

test('a picture from a bucket is sent as it arrives, forever cacheable, and known by its name', async (t) => {
  await using own = await openBucketShop(t)
  const { server, shop, fileName, stem, get } = own
  await makeCopies(shop.system, fileName)
  const { promise, resolve } = Promise.withResolvers<void>()
  server.restOfObjects = promise
  const response = await get(`${stem}.640.avif`)
  const parts: Uint8Array[] = []
  const reader = response.body?.getReader()
  const first = await reader?.read()
  assert.ok(first?.value, 'the first half is there while the bucket holds back the second')
  parts.push(first.value)
  resolve()
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) parts.push(next.value)
  assert.deepEqual(Buffer.concat(parts), server.objects.get(`pictures/${stem}.640.avif`))
  assert.equal(response.headers.get('Cache-Control'), 'public, max-age=31536000, immutable')
  assert.equal(response.headers.get('Content-Type'), 'image/avif')

  // Before its copies are made, a name shows the picture itself, and may not be kept.
  const early = await upload(own.office)
  const asked = await get(early.replace(/\.\w+$/, '.640.avif'))
  assert.deepEqual(Buffer.from(await asked.arrayBuffer()), server.objects.get(`pictures/${early}`))
  assert.equal(asked.headers.get('Cache-Control'), 'no-cache')
})

test('a browser that has a picture is answered without the bucket', async (t) => {
  await using own = await openBucketShop(t)
  const { server, shop, fileName, stem, get } = own
  await makeCopies(shop.system, fileName)
  const saving = { 'Save-Data': 'on' }
  const [name, narrow, wide] = [`${stem}.640.avif`, `"${stem}.320.avif"`, `"${stem}.640.avif"`]
  const earlier = `${stem}.480.webp`
  for (const [asked, entityTag, headers] of [
    [fileName, `"${fileName}"`, {}],
    [name, wide, {}],
    [name, narrow, saving],
    [earlier, `"${stem}.640.jpg"`, {}],
  ] as const) {
    const response = await get(asked, headers)
    await response.arrayBuffer()
    assert.deepEqual([response.status, response.headers.get('ETag')], [200, entityTag])
    server.requests.length = 0
    const unchanged = await get(asked, { ...headers, 'If-None-Match': entityTag })
    assert.equal(unchanged.status, 304)
    for (const header of ['ETag', 'Cache-Control', 'Content-Type', 'Vary'])
      assert.equal(unchanged.headers.get(header), response.headers.get(header), header)
    assert.deepEqual(server.requests, [])
  }
  // What it has is of another width.
  for (const [has, headers] of [
    [narrow, {}],
    [wide, saving],
  ] as const) {
    const response = await get(name, { ...headers, 'If-None-Match': has })
    await response.arrayBuffer()
    assert.equal(response.status, 200)
  }
  // Before its copies are made, a name may stand for other bytes later.
  const early = (await upload(own.office)).replace(/\.\w+$/, '.640.avif')
  assert.equal((await get(early, { 'If-None-Match': `"${early}"` })).status, 200)
  assert.equal((await get('unknown.webp', { 'If-None-Match': '"unknown.webp"' })).status, 404)
})

test('the bucket is asked once for a file that it does not have', async (t) => {
  await using own = await openBucketShop(t)
  const { server, fileName, stem, get } = own
  server.requests.length = 0
  await (await get(`${stem}.640.avif`)).arrayBuffer()
  assert.deepEqual(server.requests, [`GET pictures/${stem}.640.avif`, `GET pictures/${fileName}`])
})

test('requests that need no bytes keep no connection of the bucket', async (t) => {
  await using own = await openBucketShop(t)
  const { fileName, get, head } = own
  // More than the client has connections, of objects that the bucket does not send to their end.
  own.server.restOfObjects = new Promise(() => {})
  for (let times = 0; times < 320; times++) assert.equal((await head(fileName)).status, 200)
  own.server.restOfObjects = undefined
  const response = await get(fileName)
  assert.deepEqual(Buffer.from(await response.arrayBuffer()), own.server.objects.get(`pictures/${fileName}`))
})

test('a picture that breaks off in the middle is not complete for browsers', async (t) => {
  await using own = await openBucketShop(t)
  const { promise, reject } = Promise.withResolvers<void>()
  promise.catch(() => {})
  own.server.objects.set(`pictures/${own.fileName}`, Buffer.alloc(12_000_000, 'x'))
  own.server.restOfObjects = promise
  const app = createApi({ marketplace: own.shop.marketplace, publicUrl: 'https://shop.example' })
  const shop = await listen('127.0.0.1', 0, () => app)
  try {
    // A visitor who reads slowly: most of the first half still waits when the rest fails.
    const [response] = await once(http.get(`${shop.origin}/image/${own.fileName}`), 'response')
    assert.equal(response.statusCode, 200)
    reject(new Error('The bucket broke off'))
    // The shop has noticed when it has asked the bucket again and has answered.
    own.server.restOfObjects = undefined
    for (const _ of [1, 2]) await (await fetch(`${shop.origin}/image/${own.stem}.640.avif`)).arrayBuffer()
    response.on('error', () => {}).resume()
    await new Promise((resolve) => response.once('close', resolve))
    assert.equal(response.complete, false)
  } finally {
    await shop.close()
  }
})

test('a key that may not ask for missing files hides no picture that is there', async (t) => {
  await using own = await openBucketShop(t)
  own.server.refusesMissing = true
  await assert.rejects(own.images.isStored('none.webp'), { name: 'Unavailable' })
  assert.equal((await own.get(own.fileName)).headers.get('Content-Type'), 'image/webp')
})

test('while the bucket is away placeholders are shown, no picture counts as missing, and uploads are refused', async (t) => {
  await using own = await openBucketShop(t)
  const { server, shop, office, fileName, get } = own
  const time = stopTime(t)
  const missing = () =>
    shop.marketplace.db.selectFrom('pictures').where('missing_since', 'is not', null).selectAll().execute()
  server.isAway = true
  const { status, headers } = await get(fileName)
  assert.deepEqual(
    [status, headers.get('Content-Type'), headers.get('Cache-Control')],
    [200, 'image/svg+xml', 'no-store'],
  )
  await assert.rejects(upload(office), { name: 'Unavailable', retryAfterSeconds: 5 })
  await assert.rejects(checkPictureFiles(shop.system), { name: 'Unavailable' })
  await assert.rejects(makeCopies(shop.system, fileName), { name: 'Unavailable' })
  assert.deepEqual(await missing(), [])
  assert.equal((await shop.marketplace.db.selectFrom('pictures').selectAll().execute()).length, 1)

  // It is asked again after some seconds.
  server.isAway = false
  assert.equal((await get(fileName)).headers.get('Content-Type'), 'image/svg+xml')
  time.passes(secondsOfRest)
  assert.equal((await get(fileName)).headers.get('Content-Type'), 'image/webp')
  await upload(office)
  // A bucket that is there and has lost a file is another matter.
  server.objects.delete(`pictures/${fileName}`)
  t.mock.method(console, 'error', () => {})
  await get(fileName)
  assert.equal((await missing()).length, 1)
})

test('with a public URL browsers are sent to the bucket, but for files it may not have', async (t) => {
  await using own = await openBucketShop(t, 'https://pictures.example/bucket/')
  const { shop, fileName, stem, get } = own
  const whereTo = async (name: string, headers?: Record<string, string>) =>
    (await get(name, headers)).headers.get('Location')
  assert.equal(await whereTo(fileName), `https://pictures.example/bucket/pictures/${fileName}`)
  assert.equal(await whereTo(`${stem}.640.avif`), null)
  await makeCopies(shop.system, fileName)
  assert.equal(await whereTo(`${stem}.640.avif`), `https://pictures.example/bucket/pictures/${stem}.640.avif`)
  // Of a format that is no longer made, the copy that fits.
  assert.equal(await whereTo(`${stem}.480.webp`), `https://pictures.example/bucket/pictures/${stem}.640.jpg`)
  const saving = { 'Save-Data': 'on' }
  assert.equal(await whereTo(`${stem}.640.avif`, saving), `https://pictures.example/bucket/pictures/${stem}.320.avif`)
  assert.equal(await whereTo(`${stem}.social.jpg`), null)
  assert.equal((await get(`${stem}.641.avif`)).status, 404)
  assert.equal((await get('unknown.webp')).status, 404)
  t.mock.method(console, 'error', () => {})
  await markMissing(shop.system, fileName)
  assert.equal(await whereTo(fileName), null)
})

test('pictures are copied to a bucket and back, and an interrupted copy goes on', async (t) => {
  await using server = await startS3Server()
  setEnvironment(t, server.settings)
  const time = stopTime(t)
  const directory = await mkdtemp(path.join(os.tmpdir(), 'hirfa-images-'))
  t.after(() => rm(directory, { recursive: true }))
  const [folder, bucket] = [imagesInFolder(path.join(directory, 'a')), await imagesInBucket(place)]
  assert.deepEqual(await copyImages(folder, bucket), { copied: 0, alreadyThere: 0 })
  const files = new Map(Array.from({ length: 40 }, (_, index) => [`${index}.webp`, sha512(`picture ${index}`)]))
  for (const [name, bytes] of files) await folder.save(name, bytes)

  server.putsUntilAway = 20
  await assert.rejects(copyImages(folder, bucket), { name: 'Unavailable' })
  const before = storedIn(server)
  assert.ok(before.size >= 8 && before.size < files.size, `${before.size}`)
  Object.assign(server, { isAway: false, putsUntilAway: Number.POSITIVE_INFINITY })
  time.passes(secondsOfRest)
  const { copied, alreadyThere } = await copyImages(folder, bucket)
  assert.deepEqual([copied, alreadyThere], [files.size - before.size, before.size])
  assert.deepEqual(storedIn(server), files)

  const back = imagesInFolder(path.join(directory, 'b'))
  await copyImages(bucket, back)
  for (const [name, bytes] of files) assert.deepEqual(Buffer.from((await back.find(name)) ?? []), bytes)
  assert.deepEqual(await copyImages(bucket, back), { copied: 0, alreadyThere: files.size })
})

test('a server that takes requests and never answers is given up', async (t) => {
  await using server = await startS3Server()
  setEnvironment(t, server.settings)
  const { promise, resolve } = Promise.withResolvers<void>()
  server.answers = promise
  const timeouts = { connectionTimeoutMilliseconds: 1000, requestTimeoutMilliseconds: 200 }
  const disk = await openBucket(place, { setting: 'IMAGES_URL', ...timeouts, maxAttempts: 1 })
  await assert.rejects(
    disk.getBytes('pictures/a.webp'),
    (error: Error) => (error.cause as Error).name === 'TimeoutError',
  )
  resolve()
})

function sha512(text: string): Buffer {
  return createHash('sha512').update(text).digest()
}

function storedIn({ objects }: S3Server): Map<string, Buffer> {
  return new Map([...objects].map(([key, bytes]) => [key.slice(place.prefix.length), bytes]))
}
