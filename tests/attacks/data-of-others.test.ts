import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wireOrder } from '#tests/support/api-client.ts'
import { type AttackedShop, openAttackedShop } from '#tests/support/attacked-shop.ts'
import { sendQueuedEmails } from '#tests/support/emails.ts'
import { createSessionToken } from '#tests/support/operators.ts'

// Threat: a stranger who knows somebody's phone number or email address wants to read or erase what the shop holds of
// them.

const victim = { nom: 'Zohra Mejri', email: 'zohra@example.tn', telephone: '22 333 444', adresse: '7 rue des Potiers' }
const stranger = { nom: 'Stranger', email: 'stranger@example.tn', adresse: '1 rue' }

async function openShopWithOrder() {
  const shop = await openAttackedShop()
  const product = await shop.sells()
  const place = async (person: object, headers: Record<string, string> = {}) => {
    const wire = wireOrder([{ productId: product.id, sizeId: product.sizes[0]?.id, quantity: 1 }], 53)
    const response = await shop.send('/api/orders', { json: { ...wire, ...person }, headers })
    return { status: response.status, token: String(((await response.json()) as { token?: string }).token) }
  }
  const order = await place(victim, { 'Idempotency-Key': 'a-key' })
  return { shop, place, order }
}

const secrets = /Zohra|Mejri|zohra@|Potiers/

async function textAt({ send }: AttackedShop, path: string): Promise<string> {
  const response = await send(path)
  assert.equal(response.status, 200, path)
  return response.text()
}

test('an order with somebody else’s phone number shows, exports and erases nothing of theirs', async () => {
  const { shop, place } = await openShopWithOrder()
  await using _ = shop
  const { token } = await place({ ...victim, ...stranger })
  for (const path of [`/order/${token}`, `/order/${token}/data`]) {
    const text = await textAt(shop, path)
    assert.doesNotMatch(text, secrets, path)
    assert.doesNotMatch(text, /22 ?333 ?444/, path)
  }
  await shop.send(`/order/${token}`, { form: { do: 'send-data-link' } })
  await sendQueuedEmails(shop.marketplace, shop.origin)
  const sent = shop.marketplace.mailer.sent.find(({ text }) => text.includes('/my-data/'))
  assert.equal(sent?.to, stranger.email)
  const link = /\/my-data\/[\w-]+/.exec(sent?.text ?? '')?.[0] ?? ''
  assert.doesNotMatch(await textAt(shop, `${link}/file`), secrets)

  await shop.send(`/order/${token}`, { form: { do: 'cancel' } })
  await shop.send(link, { form: {} })
  const { db } = shop.marketplace
  const orders = await db.selectFrom('orders').select('customer_name').orderBy('id').execute()
  assert.deepEqual(
    orders.map(({ customer_name }) => customer_name),
    [victim.nom, '(erased)'],
  )
})

test('an order with somebody else’s email address sends the link to their data only to that address', async () => {
  const { shop, place } = await openShopWithOrder()
  await using _ = shop
  const { token } = await place({ ...stranger, email: victim.email, telephone: '55 111 222' })
  const response = await shop.send(`/order/${token}`, { form: { do: 'send-data-link' } })
  assert.doesNotMatch(await response.text(), /my-data\//)
  await sendQueuedEmails(shop.marketplace, shop.origin)
  const links = shop.marketplace.mailer.sent.filter(({ text }) => text.includes('/my-data/'))
  assert.deepEqual(
    links.map(({ to }) => to),
    [victim.email],
  )
})

test('tokens that are shortened, changed or invented open no order and no data', async () => {
  const { shop, order } = await openShopWithOrder()
  await using _ = shop
  const { token } = order
  const guesses = [token.slice(0, -1), `${token}A`, token.toUpperCase() === token ? 'x' : token.toUpperCase(), '%00']
  for (const guess of guesses) {
    for (const path of [`/order/${guess}`, `/order/${guess}/data`, `/my-data/${guess}`, `/my-data/${token}`])
      assert.equal((await shop.send(path)).status, 404, path)
    assert.equal((await shop.send(`/order/${guess}`, { form: {} })).status, 404)
  }
})

test('an idempotency key that somebody else used gives nothing away', async () => {
  const { shop, place, order } = await openShopWithOrder()
  await using _ = shop
  const other = await place({ ...victim, ...stranger }, { 'Idempotency-Key': 'a-key' })
  assert.equal(other.status, 422)
  assert.notEqual(other.token, order.token)
})

test('staff neither look up a person nor take out the addresses of people', async () => {
  const { shop } = await openShopWithOrder()
  await using _ = shop
  const cookie = `hirfa-office=${await createSessionToken(shop.marketplace, 'staff')}`
  for (const path of ['/admin/person', '/admin/person?q=22333444', '/admin/newsletter/subscribers.csv'])
    assert.equal((await shop.send(path, { cookie })).status, 403, path)
})

test('private pages are not kept by caches between the shop and its visitors', async () => {
  const { shop, order } = await openShopWithOrder()
  await using _ = shop
  for (const path of [`/order/${order.token}`, `/order/${order.token}/data`, `/order/${order.token}?fbclid=1`])
    assert.equal((await shop.send(path)).headers.get('Cache-Control'), 'no-store', path)
})
