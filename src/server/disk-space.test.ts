import assert from 'node:assert/strict'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import type { EmailAddress } from '#domain/email-address.ts'
import { subscribeToNewsletter } from '#domain/newsletter/subscribe-to-newsletter.ts'
import { apiClient, wireOrder } from '#tests/support/api-client.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { watchDiskSpace } from './disk-space.ts'

test('the free space of a missing directory is that of its nearest existing parent', async () => {
  const [known, future] = [
    watchDiskSpace(os.tmpdir(), 0),
    watchDiskSpace(path.join(os.tmpdir(), 'not', 'there', 'yet'), 0),
  ]
  assert.ok((await future.free()) > 0)
  assert.ok(Math.abs((await known.free()) - (await future.free())) < 1_000_000_000)
})

test('concurrent checks read the file system once', async () => {
  let questions = 0
  const disk = watchDiskSpace('/', 1, async () => ++questions)
  await Promise.all([disk.isLow(), disk.isLow(), disk.require()])
  assert.equal(questions, 1)
})

test('with too little disk space writes respond 503 and reads work', async () => {
  await using shop = await openTestShop()
  const { id, sizes } = await shop.sells()
  const disk = watchDiskSpace('/', 200_000_000, async () => 199_999_999)
  const api = apiClient({ ...shop.marketplace, requireDiskSpace: disk.require })

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
    const disk = watchDiskSpace('/', least, async () => free)
    await subscribeToNewsletter(
      { ...shop.marketplace, requireDiskSpace: disk.require },
      'amel@example.tn' as EmailAddress,
    )
  }
})
