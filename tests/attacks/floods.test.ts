import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wireOrder } from '#tests/support/api-client.ts'
import { openAttackedShop } from '#tests/support/attacked-shop.ts'
import { sendQueuedEmails } from '#tests/support/emails.ts'

// Threat: thousands of comments or messages, or the shop's emails sent to somebody again and again. The limits are
// those of a new shop.

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number)

test('of many comments a few are published and the others wait, per network and from many', async () => {
  await using shop = await openAttackedShop()
  const [one, other] = [await shop.sells(), await shop.sells()]
  const published = async (id: number) =>
    ((await (await shop.send(`/api/comment/${id}`)).json()) as { total: number }).total
  const comment = async (id: number, number: number, network: string) => {
    const person = { name: `Person ${number}`, email: `person${number}@example.tn`, phone: String(22_000_000 + number) }
    const json = { ...person, comment: `Words ${'x'.repeat(number)} of ${id}`, product_id: id }
    assert.equal((await shop.send('/api/addComment', { json, network })).status, 201)
  }
  for (const number of numbers(20)) await comment(one.id, number, '203.0.113.1')
  for (const number of numbers(20)) await comment(other.id, 100 + number, `203.0.113.${number + 10}`)
  assert.deepEqual([await published(one.id), await published(other.id)], [10, 10])
  const rows = await shop.marketplace.db.selectFrom('comments').select('id').where('status', '=', 'held').execute()
  assert.equal(rows.length, 20)
})

test('messages with somebody else’s address keep that person from nothing and tell nobody of them', async () => {
  await using shop = await openAttackedShop()
  const person = { email: 'amel@example.tn', name: 'Amel' }
  const plan = { ...person, tel: '22333444', project: 'Pots', selectedpack: 'Gold' }
  const { id } = await shop.sells()
  const posts = (text: string) =>
    [
      ['/contact', { ...person, description: text }],
      ['/pack', { ...plan, description: text }],
      ['/newsletter', person],
      ['/addComment', { ...person, phone: '22333444', comment: text, product_id: id }],
    ] as const
  for (const number of numbers(12)) {
    for (const [call, json] of posts(`Words ${'x'.repeat(number)}`))
      await shop.send(`/api${call}`, { json, network: `203.0.113.${number}` })
  }
  for (const [call, json] of posts('It is me'))
    assert.equal((await shop.send(`/api${call}`, { json, network: '198.51.100.1' })).status, 201, call)
})

test('a mailbox gets a few emails a day, whatever is posted for it and however it is spelled', async () => {
  await using shop = await openAttackedShop()
  const product = await shop.sells({ sizes: [{ name: '', stock: 100 }] })
  const items = [{ productId: product.id, sizeId: product.sizes[0]?.id, quantity: 1 }]
  for (const number of numbers(6)) {
    const spelling = `am${'.'.repeat(number % 2)}el+${number}@gmail.com`
    const network = `203.0.113.${number}`
    const phone = String(22_000_000 + number)
    const plan = { email: spelling, name: 'A', tel: phone, project: 'P', description: '', selectedpack: 'Gold' }
    await shop.send('/api/newsletter', { json: { email: spelling }, network })
    await shop.send('/api/pack', { json: plan, network })
    await shop.send('/api/orders', { json: { ...wireOrder(items, 53), email: spelling, telephone: phone }, network })
  }
  await sendQueuedEmails(shop.marketplace, shop.origin)
  const received = shop.marketplace.mailer.sent.filter(({ to }) => to.endsWith('@gmail.com'))
  assert.equal(received.length, 5)
})

test('requests for sizes that are sold out send few emails to one mailbox, and limited ones from one network', async () => {
  await using shop = await openAttackedShop()
  const product = await shop.sells({ sizes: numbers(8).map((number) => ({ name: String(number), stock: 0 })) })
  const asks = async (sizeId: number | undefined, email: string, network: string) => {
    const form = { product: String(product.id), size: String(sizeId), email }
    return (await shop.send('/back-in-stock', { form, network })).status
  }
  for (const [number, { id }] of product.sizes.entries())
    assert.equal(await asks(id, `am${'.'.repeat(number % 2)}el+${number}@gmail.com`, `203.0.113.${number}`), 200)
  for (const number of numbers(105)) await asks(product.sizes[0]?.id, `person${number}@example.tn`, '198.51.100.1')
  await sendQueuedEmails(shop.marketplace, shop.origin)
  const receivedAt = (host: string) => shop.marketplace.mailer.sent.filter(({ to }) => to.endsWith(host)).length
  assert.equal(receivedAt('@gmail.com'), 5)
  assert.equal(receivedAt('@example.tn'), 100)
  const held = await shop.marketplace.db.selectFrom('emails').select('id').where('status', '=', 'held').execute()
  assert.equal(held.length, 8)
})
