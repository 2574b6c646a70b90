import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { sql } from 'kysely'
import { eraseOwnOrder } from '#domain/personal-data/erase-person.ts'
import { customerOf, deliveredOrder, openShopWithOrder, returnOf } from '#tests/support/returns.ts'
import { refuseReturn } from './advance-return.ts'
import { askReturn } from './ask-return.ts'
import { listOwnReturns } from './own-returns.ts'
import { getReturnPhoto } from './return-photos.ts'

const photo = (name = 'icon-192.png') => readFile(new URL(`../../../public/${name}`, import.meta.url))

test('photos are bounded before they are decoded, drawn anew, seen by nobody else, and erased with the person', async () => {
  await using world = await openShopWithOrder()
  const { shop, office, bowl, orderId } = world
  let decoded = 0
  const counting = {
    ...customerOf(shop, orderId),
    decodePicture: (bytes: Uint8Array) => {
      decoded += 1
      return shop.marketplace.decodePicture(bytes)
    },
  }
  const bytes = await photo()
  const damage = returnOf({ reason: 'damaged', wish: 'refund' })
  assert.deepEqual(await askReturn(counting, damage, Array(5).fill(bytes)), { outcome: 'too-many-photos' })
  assert.equal(decoded, 0)
  const broken = await askReturn(counting, damage, [Buffer.from('no picture')])
  assert.equal(broken.outcome, 'photo-refused')
  for (const note of ['one', 'two'])
    assert.equal((await askReturn(counting, { ...damage, note }, Array(4).fill(bytes))).outcome, 'asked')
  assert.deepEqual(await askReturn(counting, { ...damage, note: 'three' }, [bytes]), { outcome: 'too-many-photos' })
  assert.equal(decoded, 9)

  const [own] = await listOwnReturns(customerOf(shop, orderId))
  const id = own?.photoIds[0] ?? 0
  const stored = await getReturnPhoto(office, id)
  assert.notDeepEqual(Buffer.from(stored.bytes), bytes)
  const other = await deliveredOrder(shop, [{ product: bowl }])
  await assert.rejects(getReturnPhoto(customerOf(shop, other), id), { name: 'NotFound' })
  await assert.rejects(getReturnPhoto(shop.marketplace, id))

  assert.equal((await eraseOwnOrder(customerOf(shop, orderId))).outcome, 'unsettled')
  for (const { id } of await listOwnReturns(customerOf(shop, orderId)))
    await refuseReturn(office, id, { reason: 'Amel hurt it' })
  assert.equal((await eraseOwnOrder(customerOf(shop, orderId))).outcome, 'erased')
  await assert.rejects(getReturnPhoto(office, id), { name: 'NotFound' })
  const left = await sql`select from order_return_photos where picture is not null`.execute(shop.marketplace.db)
  assert.equal(left.rows.length, 0)
})

test('photos that follow a report with fewer are added to it, and a second tap adds none', async () => {
  await using world = await openShopWithOrder()
  const { shop, orderId } = world
  const customer = customerOf(shop, orderId)
  const damage = returnOf({ reason: 'damaged', wish: 'refund' })
  const files = [await photo(), await photo('icon-512.png')]
  const asked = await askReturn(customer, damage, files.slice(0, 1))
  for (const _tap of ['first', 'second']) assert.deepEqual(await askReturn(customer, damage, files), asked)
  assert.deepEqual(
    (await listOwnReturns(customer)).map(({ photoIds }) => photoIds.length),
    [2],
  )
})
