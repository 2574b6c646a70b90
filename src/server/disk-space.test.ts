import assert from 'node:assert/strict'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { system } from '#domain/access/actor.ts'
import { addPicture } from '#domain/catalog/pictures/add-picture.ts'
import { makeCopies } from '#domain/catalog/pictures/make-copies.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { subscribeToNewsletter } from '#domain/newsletter/subscribe-to-newsletter.ts'
import { Unavailable } from '#domain/unavailable.ts'
import { apiClient, wireOrder } from '#tests/support/api-client.ts'
import { withRequest } from '#tests/support/request-context.ts'
import { stopPerformanceTime } from '#tests/support/stopped-time.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { type DiskSpace, saveWithDiskSpace, watchDiskSpace } from './disk-space.ts'

test('the free space of a missing directory is that of its nearest existing parent', async () => {
  const [known, future] = [
    watchDiskSpace([os.tmpdir()], 0),
    watchDiskSpace([path.join(os.tmpdir(), 'not', 'there', 'yet')], 0),
  ]
  assert.ok((await future.free()) > 0)
  assert.ok(Math.abs((await known.free()) - (await future.free())) < 1_000_000_000)
})

test('the fullest of several disks counts, such as that of the database when it lies elsewhere', async () => {
  const disk = watchDiskSpace(['/srv/pictures', '/var/lib/hirfa'], 200, async (directory) =>
    directory === '/var/lib/hirfa' ? 199 : 1000,
  )
  assert.deepEqual([await disk.free(), await disk.isLow()], [199, true])
  await assert.rejects(disk.require(), /LEAST_FREE_MB .*\/var\/lib\/hirfa/)
})

test('with too little disk space no picture is stored, neither an upload nor a copy', async (t) => {
  const time = stopPerformanceTime(t)
  await using shop = await openTestShop()
  let free = 199
  const disk = watchDiskSpace(['/'], 200, async () => free)
  const images = saveWithDiskSpace(shop.marketplace.images, disk)
  const marketplace = { ...shop.marketplace, actor: system, images }
  const bytes = await sharp({ create: { width: 900, height: 900, channels: 3, background: 'teal' } })
    .webp()
    .toBuffer()
  const picture = { bytes, format: 'webp', width: 900, height: 900, placeholderColor: '#008080' } as const
  await assert.rejects(addPicture(marketplace, picture), Unavailable)

  free = 200
  time.passes(1100)
  const fileName = await addPicture(marketplace, picture)
  free = 199
  time.passes(1100)
  await assert.rejects(makeCopies(marketplace, fileName), Unavailable)
  const { widths_made_at } = await shop.marketplace.db
    .selectFrom('pictures')
    .select('widths_made_at')
    .where('file_name', '=', fileName)
    .executeTakeFirstOrThrow()
  assert.equal(widths_made_at, null, 'the job is retried')
})

test('concurrent checks read the file system once', async () => {
  let questions = 0
  const disk = watchDiskSpace(['/'], 1, async () => ++questions)
  await Promise.all([disk.isLow(), disk.isLow(), disk.require()])
  assert.equal(questions, 1)
})

/** What the server gives to requests. */
function turnsOn(disk: DiskSpace) {
  return async () => {
    await disk.require()
    return () => {}
  }
}

test('with too little disk space writes respond 503 and reads work', async () => {
  await using shop = await openTestShop()
  const { id, sizes } = await shop.sells()
  const disk = watchDiskSpace(['/'], 200_000_000, async () => 199_999_999)
  const api = apiClient(withRequest(shop.marketplace, { takeTurn: turnsOn(disk) }))

  assert.equal((await api.get(`/products/${id}`)).status, 200)
  const refused = await api.post('/orders', wireOrder([{ productId: id, sizeId: sizes[0]?.id, quantity: 1 }], 53))
  assert.deepEqual([refused.status, refused.headers.get('Retry-After')], [503, '60'])
  assert.equal(await shop.stockOf(sizes[0]?.id), 10)
})

test('with enough disk space, or without a limit, writes work', async () => {
  await using shop = await openTestShop()
  for (const [least, free] of [
    [200, 200],
    [0, 0],
  ] as const) {
    const disk = watchDiskSpace(['/'], least, async () => free)
    await subscribeToNewsletter(
      withRequest(shop.marketplace, { takeTurn: turnsOn(disk) }),
      'amel@example.tn' as EmailAddress,
    )
  }
})
