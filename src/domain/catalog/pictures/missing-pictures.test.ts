import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { countPendingWork } from '#domain/dashboard/count-pending-work.ts'
import { NotFound } from '#domain/errors.ts'
import { apiClient } from '#tests/support/api-client.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { getWholePicture } from '#tests/support/whole-picture.ts'
import { addPicture } from './add-picture.ts'
import type { ImageStore } from './image-store.ts'
import { makeCopies } from './make-copies.ts'
import { checkPictureFiles } from './missing-pictures.ts'

/** A store that can lose files, and find them again. */
function losing(images: ImageStore) {
  const lost = new Set<string>()
  const store: ImageStore = {
    ...images,
    isStored: async (name) => !lost.has(name) && images.isStored(name),
    find: async (name) => (lost.has(name) ? undefined : images.find(name)),
  }
  return { lost, store }
}

async function openShopWithPicture() {
  const shop = await openTestShop()
  const { lost, store: images } = losing(shop.marketplace.images)
  const marketplace = { ...shop.marketplace, images }
  const system = { ...shop.system, images }
  const bytes = await sharp({ create: { width: 40, height: 50, channels: 3, background: '#b0763c' } })
    .webp()
    .toBuffer()
  const picture = { bytes, format: 'webp', width: 40, height: 50, placeholderColor: '#b0763c' } as const
  const fileName = await addPicture(system, picture)
  await makeCopies(system, fileName)
  const office = await asOperator(marketplace)
  const countMissing = async () => (await countPendingWork(office))['pictures-missing'] ?? 0
  return { marketplace, system, lost, fileName, countMissing, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

test('a picture whose file is missing is shown as its placeholder, and the office and the log are told once', async (t) => {
  await using shop = await openShopWithPicture()
  const { marketplace, fileName, lost, countMissing } = shop
  const logged = t.mock.method(console, 'error', () => {})
  const stem = fileName.replace('.webp', '')
  for (const name of [fileName, `${stem}.40.avif`, `${stem}.40.jpg`, `${stem}.social.jpg`]) lost.add(name)
  for (const name of lost) {
    const { status, headers, body } = await apiClient(marketplace).get(`/image/${name}`)
    assert.deepEqual([status, headers.get('Content-Type')], [200, 'image/svg+xml'], name)
    assert.equal(headers.get('Cache-Control'), 'no-store')
    assert.match(headers.get('Content-Security-Policy') ?? '', /sandbox/)
    const { width, height } = await sharp(Buffer.from(body)).metadata()
    assert.deepEqual([width, height], [40, 50])
    assert.match(body, /#b0763c/)
  }
  assert.equal(await countMissing(), 1)
  const lines = logged.mock.calls.map((call) => String(call.arguments[0]))
  assert.equal(lines.filter((line) => line.includes(fileName)).length, 1)
})

test('the daily check finds missing pictures that nobody has requested, and those that are back', async (t) => {
  t.mock.method(console, 'error', () => {})
  await using shop = await openShopWithPicture()
  const { system, fileName, lost, countMissing } = shop
  lost.add(fileName)
  await checkPictureFiles(system)
  assert.equal(await countMissing(), 1)
  lost.clear()
  await checkPictureFiles(system)
  assert.equal(await countMissing(), 0)
})

test('a missing copy is made again', async () => {
  await using shop = await openShopWithPicture()
  const { system, marketplace, fileName, lost } = shop
  const copy = fileName.replace('.webp', '.40.avif')
  lost.add(copy)
  const before = await getWholePicture(marketplace, copy)
  assert.deepEqual([before.format, before.isImmutable], ['webp', false])
  await checkPictureFiles(system)
  lost.clear()
  let made = 0
  const scalePicture: typeof system.scalePicture = (...given) => {
    made += 1
    return system.scalePicture(...given)
  }
  await makeCopies({ ...system, scalePicture }, fileName)
  assert.equal(made, 1)
  assert.equal((await getWholePicture(marketplace, copy)).isImmutable, true)
})

test('a name without a row is still not found', async () => {
  await using shop = await openShopWithPicture()
  await assert.rejects(getWholePicture(shop.marketplace, 'unknown.webp'), NotFound)
})
