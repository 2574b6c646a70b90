import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NotFound } from '#domain/errors.ts'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { recordSentText } from './record-sent-text.ts'

async function placedOrder(shop: TestShop): Promise<number> {
  const placed = await shop.order([{ product: await shop.sells() }])
  assert.ok(placed.outcome === 'placed')
  return placed.order.id
}

test('a text that was sent is in the order with who sent it; a second tap within a minute notes nothing more', async () => {
  await using shop = await openTestShop()
  const id = await placedOrder(shop)
  const office = await asOperator(shop.marketplace)
  const sent = { purpose: 'confirmation', channel: 'whatsapp' } as const
  await Promise.all([recordSentText(office, id, sent), recordSentText(office, id, sent)])
  await recordSentText(office, id, { ...sent, channel: 'sms' })
  shop.clock.passes({ seconds: 61 })
  await recordSentText(office, id, { ...sent, channel: 'sms' })
  const { sentTexts } = await getOrderDetails(office, id)
  assert.deepEqual(
    sentTexts.map(({ purpose, channel }) => `${purpose} ${channel}`),
    ['confirmation whatsapp', 'confirmation sms', 'confirmation sms'],
  )
  assert.match(sentTexts[0]?.by ?? '', /Sana/)
  await assert.rejects(recordSentText(office, 9999, sent), NotFound)
})

test('a note of a sent text is never changed or deleted', async () => {
  await using shop = await openTestShop()
  const id = await placedOrder(shop)
  await recordSentText(await asOperator(shop.marketplace), id, { purpose: 'review', channel: 'messenger' })
  const { db } = shop.system
  await assert.rejects(db.updateTable('order_texts').set({ channel: 'sms' }).execute(), /order_texts/)
  await assert.rejects(db.deleteFrom('order_texts').execute(), /order_texts/)
})
