import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openWaitingRoom } from '#domain/orders/waiting-room/open-waiting-room.ts'
import { waitingRoomSetting } from '#domain/orders/waiting-room/waiting-room-setting.ts'
import { apiClient, countOrders, publicUrl, wireOrder } from '#tests/support/api-client.ts'
import { setSetting } from '#tests/support/settings.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { honeypotFieldNames } from '#web/storefront/forms/honeypot-field-names.ts'
import { createApp } from './app.ts'
import { clientDirectory, loadPages } from './pages.ts'

/** A shop that takes an order a minute, and whose next turns are taken. */
async function openFullShop() {
  const shop = await openTestShop()
  await setSetting(shop.marketplace, waitingRoomSetting, { ordersPerMinute: 1 })
  const waitingRoom = openWaitingRoom(shop.marketplace)
  for (const key of ['now', 'next']) await waitingRoom.enter({ key, network: undefined })
  return { ...shop, marketplace: { ...shop.marketplace, waitingRoom } }
}

test('a client of the API is answered with its place, and orders with the same key when its turn has come', async () => {
  await using shop = await openFullShop()
  const bowl = await shop.sells()
  const api = apiClient(shop.marketplace)
  const send = () =>
    api.post('/orders', wireOrder([{ productId: bowl.id, quantity: 1 }], 53), { 'Idempotency-Key': 'mine' })
  const waiting = await send()
  assert.deepEqual([waiting.status, waiting.body.place, waiting.headers.get('Retry-After')], [503, 2, '110'])
  assert.match(waiting.body.type, /#waiting-room$/)
  assert.equal(await countOrders(shop), 0)
  shop.clock.passes({ seconds: 110 })
  assert.equal((await send()).status, 201)
})

test('without script the checkout shows place and time, keeps what was typed, and orders when it is sent again', async () => {
  await using shop = await openFullShop()
  const { id } = await shop.sells()
  const app = createApp({ marketplace: shop.marketplace, publicUrl, pages: await loadPages(), clientDirectory })
  const order = {
    nom: 'Amel Ben Salah',
    email: 'amel@example.tn',
    telephone: '22333444',
    adresse: '12 rue de la Kasbah',
  }
  const more = { ville: 'Nabeul', total: '53', paymentMethod: 'livraison', [honeypotFieldNames.shownAt]: '0' }
  const send = (idempotencyKey: string) =>
    app.request(`${publicUrl}/checkout?product=${id}&quantity=1`, {
      ...{ method: 'POST', headers: { Origin: publicUrl } },
      body: new URLSearchParams({ ...order, ...more, idempotencyKey }),
    })
  const response = await send(crypto.randomUUID())
  const page = await response.text()
  assert.equal(response.status, 503)
  assert.match(page, /You are number 2 in the line\. Your turn comes in about 110 seconds\./)
  assert.match(page, /value="12 rue de la Kasbah"/)
  const key = /name="idempotencyKey" value="([^"]+)"/.exec(page)?.[1] ?? ''
  shop.clock.passes({ seconds: 110 })
  const placed = await send(key)
  assert.equal(placed.status, 303)
  assert.equal(await countOrders(shop), 1)
})
