import assert from 'node:assert/strict'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { subscribeToNewsletter } from '#domain/correspondence/subscribe-to-newsletter.ts'
import type { Email } from '#domain/email.ts'
import { apiClient, orderOf } from '#tests/support/api-client.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { diskRoom } from './disk-room.ts'

test('the room under a folder that is not there yet is that of the disk it will be on', async () => {
  const [known, future] = [diskRoom(os.tmpdir(), 0), diskRoom(path.join(os.tmpdir(), 'not', 'there', 'yet'), 0)]
  assert.ok((await future.free()) > 0)
  assert.ok(Math.abs((await known.free()) - (await future.free())) < 1_000_000_000)
})

test('many questions at once are one to the file system', async () => {
  let questions = 0
  const disk = diskRoom('/', 1, async () => ++questions)
  await Promise.all([disk.isShort(), disk.isShort(), disk.require()])
  assert.equal(questions, 1)
})

test('with too little room what would be written is refused with 503, and what is read is not', async () => {
  await using shop = await openTestShop()
  const { id, sizes } = await shop.sells()
  const disk = diskRoom('/', 200_000_000, async () => 199_999_999)
  const api = apiClient({ ...shop.marketplace, requireRoom: disk.require })

  assert.equal((await api.get(`/products/${id}`)).status, 200)
  const refused = await api.post('/orders', orderOf([{ productId: id, sizeId: sizes[0]?.id, quantity: 1 }], 53))
  assert.deepEqual([refused.status, refused.headers.get('Retry-After')], [503, '60'])
  assert.equal(await shop.stockOf(sizes[0]?.id), 10)
})

test('with just enough room, or where nobody minds, all goes on', async () => {
  await using shop = await openTestShop()
  for (const [least, free] of [
    [200, 200],
    [0, 0],
  ] as const) {
    const disk = diskRoom('/', least, async () => free)
    await subscribeToNewsletter({ ...shop.marketplace, requireRoom: disk.require }, 'amel@example.tn' as Email)
  }
})
