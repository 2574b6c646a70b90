import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createWaitingRoom } from '#domain/orders/waiting-room/create-waiting-room.ts'
import { waitingRoomSetting } from '#domain/orders/waiting-room/waiting-room-setting.ts'
import { sha256 } from '#domain/sha256.ts'
import { apiClient, countOrders, publicUrl, wireOrder } from '#tests/support/api-client.ts'
import { setSetting } from '#tests/support/settings.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { honeypotFieldNames } from '#web/storefront/forms/honeypot-field-names.ts'
import { createApp } from './app.ts'
import { clientDirectory, loadPages } from './pages.ts'

/** A shop that takes an order a minute, with so many who wait; an hour of them if not given. */
async function openBusyShop({ waiting = 60 } = {}) {
  const shop = await openTestShop()
  await setSetting(shop.marketplace, waitingRoomSetting, { ordersPerMinute: 1 })
  const waitingRoom = createWaitingRoom(shop.marketplace)
  for (let number = 0; number <= waiting; number++)
    await waitingRoom.enter({ ticketKey: sha256(`${number}`), hasIdempotencyKey: true, network: undefined })
  return { ...shop, marketplace: { ...shop.marketplace, waitingRoom } }
}

/** Returns a function that sends the checkout form of one product. */
async function pagesOf(shop: TestShop) {
  const { marketplace, clock } = shop
  const app = createApp({ marketplace, publicUrl, pages: await loadPages(), clientDirectory, minFormSeconds: 3 })
  const typed = {
    ...{ nom: 'Amel Ben Salah', email: 'amel@example.tn', telephone: '22333444' },
    ...{ adresse: '12 rue de la Kasbah', ville: 'Nabeul', total: '53', paymentMethod: 'livraison' },
    [honeypotFieldNames.shownAt]: String(clock.now().getTime() - 60_000),
  }
  return async (productId: number, fields: Record<string, string>) => {
    const response = await app.request(`${publicUrl}/checkout?product=${productId}&quantity=1`, {
      ...{ method: 'POST', headers: { Origin: publicUrl } },
      body: new URLSearchParams({ ...typed, ...fields }),
    })
    return { status: response.status, retryAfter: response.headers.get('Retry-After'), page: await response.text() }
  }
}

test('a client of the API is answered with its place, and orders with the same request when its turn has come', async () => {
  await using shop = await openBusyShop({ waiting: 1 })
  const bowl = await shop.sells()
  const api = apiClient(shop.marketplace)
  const send = (headers?: Record<string, string>) =>
    api.post('/orders', wireOrder([{ productId: bowl.id, quantity: 1 }], 53), headers)
  const waiting = await send({ 'Idempotency-Key': 'mine' })
  assert.deepEqual([waiting.status, waiting.body.place, waiting.headers.get('Retry-After')], [429, 2, '120'])
  assert.match(waiting.body.type, /#waiting-room$/)
  const keyless = await send()
  assert.deepEqual([keyless.status, keyless.body.place], [429, 3])
  assert.equal(await countOrders(shop), 0)
  shop.clock.passes({ seconds: 120 })
  assert.equal((await send({ 'Idempotency-Key': 'mine' })).status, 201)
  shop.clock.passes({ seconds: 60 })
  assert.equal((await send()).status, 201)
})

test('a client of the API is told when no place is free', async () => {
  await using shop = await openBusyShop()
  const bowl = await shop.sells()
  const { status, headers, body } = await apiClient(shop.marketplace).post(
    '/orders',
    wireOrder([{ productId: bowl.id, quantity: 1 }], 53),
  )
  assert.deepEqual([status, headers.get('Retry-After')], [429, '60'])
  assert.match(body.type, /#waiting-room-full$/)
})

test('without script the checkout shows place and time, keeps what was typed, and orders when it is sent again', async () => {
  await using shop = await openBusyShop({ waiting: 1 })
  const { id } = await shop.sells()
  const send = await pagesOf(shop)
  const { status, retryAfter, page } = await send(id, { idempotencyKey: crypto.randomUUID() })
  assert.deepEqual([status, retryAfter], [429, '120'])
  assert.match(page, /You are number 2 in the line\./)
  assert.match(page, /Your turn comes in about 2 minutes\./)
  assert.match(page, /value="12 rue de la Kasbah"/)
  const hiddenValue = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? ''
  const again = {
    idempotencyKey: hiddenValue('idempotencyKey'),
    [honeypotFieldNames.shownAt]: hiddenValue(honeypotFieldNames.shownAt),
  }
  // Who presses the button too early has still filled in the form like a person, and keeps the place.
  const early = await send(id, again)
  assert.equal(early.status, 429)
  assert.match(early.page, /You are number 2 in the line\./)
  shop.clock.passes({ seconds: 120 })
  assert.equal((await send(id, again)).status, 303)
  assert.equal(await countOrders(shop), 1)
})

test('without script a page says that no place is free', async () => {
  await using shop = await openBusyShop()
  const { id } = await shop.sells()
  const send = await pagesOf(shop)
  const { status, retryAfter, page } = await send(id, { idempotencyKey: crypto.randomUUID() })
  assert.deepEqual([status, retryAfter], [429, '60'])
  assert.match(page, /no place in the line is free/)
})
