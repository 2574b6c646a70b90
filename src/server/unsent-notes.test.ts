import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { openBackofficeBrowser } from '#tests/support/backoffice-browser.ts'
import { asOperator } from '#tests/support/operators.ts'
import { placeTestOrder } from '#tests/support/place-test-order.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

test('a note kept by a browser is added for the operator who typed it, and for nobody else', async () => {
  await using shop = await openTestShop()
  const { id } = await placeTestOrder(shop, await shop.sells())
  const request = await openBackofficeBrowser(shop)
  const { operator_id: operator } = await shop.marketplace.db
    .selectFrom('operator_sessions')
    .select('operator_id')
    .executeTakeFirstOrThrow()
  const note = { body: 'Ring twice', key: randomUUID(), operator: `${operator}`, secondsAgo: '0' }
  const send = async (fields: Record<string, string>, orderId = id) => {
    const body = new URLSearchParams({ ...note, ...fields })
    return (await request(`/admin/orders/${orderId}/notes`, { method: 'POST', body })).status
  }
  assert.equal(await send({}), 204)
  assert.equal(await send({}), 204)
  assert.equal(await send({ operator: `${operator + 1}`, key: randomUUID() }), 409)
  assert.equal(await send({ key: randomUUID() }, id + 1), 404)
  for (const damaged of [{ key: 'x' }, { body: ' ' }, { operator: '' }, { secondsAgo: '-5' }])
    assert.equal(await send(damaged), 400, JSON.stringify(damaged))
  const { notes } = await getOrderDetails(await asOperator(shop.marketplace), id)
  assert.deepEqual(
    notes.map(({ body }) => body),
    ['Ring twice'],
  )
})
