import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { getCustomer } from '#domain/customers/get-customer.ts'
import type { Phone } from '#domain/phone.ts'
import { asOperator } from '#tests/support/operators.ts'
import { placeTestOrder } from '#tests/support/place-test-order.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { addOrderNote } from './add-order-note.ts'
import { getOrderDetails } from './get-order-details.ts'

test('a note that is sent several times, also at once and after another, is added once', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const { id } = await placeTestOrder(shop, await shop.sells())
  const sent = { submissionKey: randomUUID(), typedSecondsAgo: 0 }
  await Promise.all([addOrderNote(office, id, 'Ring twice', sent), addOrderNote(office, id, 'Ring twice', sent)])
  await addOrderNote(office, id, 'Third floor', { ...sent, submissionKey: randomUUID() })
  await addOrderNote(office, id, 'Ring twice', sent)
  const { notes } = await getOrderDetails(office, id)
  assert.deepEqual(
    notes.map(({ body }) => body),
    ['Ring twice', 'Third floor'],
  )
  const audited = await shop.marketplace.db.selectFrom('audit_log').select('id').where('action', '=', 'noted').execute()
  assert.equal(audited.length, 2)
})

test('two notes with one text are two where each has a key of its own, as those of two operators are', async () => {
  await using shop = await openTestShop()
  const [sana, karim] = [await asOperator(shop.marketplace), await asOperator(shop.marketplace)]
  const { id } = await placeTestOrder(shop, await shop.sells())
  const submissionKey = randomUUID()
  await addOrderNote(sana, id, 'Closed', { submissionKey, typedSecondsAgo: 0 })
  await addOrderNote(karim, id, 'Closed', { submissionKey, typedSecondsAgo: 0 })
  await addOrderNote(sana, id, 'Closed', { submissionKey: randomUUID(), typedSecondsAgo: 0 })
  assert.equal((await getOrderDetails(sana, id)).notes.length, 3)
})

test('a note says when it was typed, whatever the clock of the phone says', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const { id } = await placeTestOrder(shop, await shop.sells())
  const now = shop.marketplace.clock.now().getTime()
  const typedAgo = async (typedSecondsAgo: number) => {
    await addOrderNote(office, id, `${typedSecondsAgo}`, { submissionKey: randomUUID(), typedSecondsAgo })
    const note = (await getOrderDetails(office, id)).notes.at(-1)
    return { secondsAgo: (now - (note?.at.getTime() ?? 0)) / 1000, isLate: note?.sentAt !== undefined }
  }
  assert.deepEqual(await typedAgo(3), { secondsAgo: 0, isLate: false })
  assert.deepEqual(await typedAgo(5400), { secondsAgo: 5400, isLate: true })
  assert.deepEqual(await typedAgo(-90), { secondsAgo: 0, isLate: false })
  assert.deepEqual(await typedAgo(900_000_000), { secondsAgo: 7 * 86_400, isLate: true })
  const [latest] = (await getCustomer(office, '+21622333444' as Phone)).notes
  assert.equal(latest?.at.getTime(), now - 7 * 86_400_000)
})
