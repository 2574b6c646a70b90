import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CompiledQuery } from 'kysely'
import { heldTo, limitsOf, setLimits } from '#tests/support/limits.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { postComment } from '../comments/post-comment.ts'
import { sendMessage } from '../correspondence/send-message.ts'
import { subscribeToNewsletter } from '../correspondence/subscribe-to-newsletter.ts'
import type { Email } from '../email.ts'
import type { Marketplace } from '../marketplace.ts'
import { advanceOrder } from '../orders/advance-order.ts'
import { placeOrder } from '../orders/place-order.ts'
import type { Phone } from '../phone.ts'
import { refuseWhenWaiting } from './count-deed.ts'
import { forgetOldLimits } from './forget-old-limits.ts'
import { type Allowance, TooMany } from './limits.ts'

const plenty: Allowance = { count: 1000, seconds: 60 }
const threeAMinute: Allowance = { count: 3, seconds: 60 }

/** Says how often strangers may do anything, and answers the shop as they see it from each network. */
async function limited(
  { marketplace }: TestShop,
  { perNetwork = plenty, perRecipient = plenty, unconfirmedOrders = 1000 },
): Promise<(network?: string) => Marketplace> {
  await setLimits(marketplace, limitsOf({ perNetwork, perRecipient }, unconfirmedOrders))
  const held = heldTo({ perNetwork: plenty, perRecipient: plenty })
  return (network = '192.0.2.1') => ({ ...marketplace, visitor: { network, ...held } })
}

const write = (marketplace: Marketplace, email: string) =>
  sendMessage(marketplace, { name: 'Amel', email: email as Email, message: 'Hello' })

test('one network may do so much, another is not concerned, and time gives it back one by one', async () => {
  await using shop = await openTestShop()
  const from = await limited(shop, { perNetwork: threeAMinute })
  const here = from()
  for (const name of ['a', 'b', 'c']) await write(here, `${name}@example.tn`)

  await assert.rejects(
    write(here, 'd@example.tn'),
    (error) => error instanceof TooMany && error.retryAfterSeconds === 20,
  )
  await write(from('192.0.2.2'), 'd@example.tn')
  shop.clock.passes({ seconds: 20 })
  await write(here, 'd@example.tn')
  await assert.rejects(write(here, 'e@example.tn'), TooMany)
})

test('one recipient is spared whatever networks it is written to from, and however it is spelled', async () => {
  await using shop = await openTestShop()
  const from = await limited(shop, { perRecipient: threeAMinute })
  const spellings = ['Amel@example.tn', 'amel@Example.tn', 'AMEL@EXAMPLE.TN']
  for (const [place, email] of spellings.entries())
    await subscribeToNewsletter(from(`192.0.2.${place}`), email as Email)
  await assert.rejects(subscribeToNewsletter(from('192.0.2.9'), 'amel@example.tn' as Email), TooMany)
})

test('of many at once exactly as many as allowed pass, on several instances too', async () => {
  await using shop = await openTestShop()
  const here = (await limited(shop, { perNetwork: threeAMinute }))()
  const outcomes = await Promise.allSettled(
    Array.from({ length: 12 }, (_, place) => write(here, `${place}@example.tn`)),
  )
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 3)
  assert.equal((await shop.marketplace.db.selectFrom('contact_messages').select('id').execute()).length, 3)
})

test('what is refused for another reason is not counted', async () => {
  await using shop = await openTestShop()
  const here = (await limited(shop, { perNetwork: threeAMinute }))()
  const comment = {
    productId: 999,
    authorName: 'Amel',
    email: 'a@example.tn' as Email,
    phone: '+21622333444' as Phone,
    body: 'Fine',
  }
  for (let count = 0; count < 5; count++) await assert.rejects(postComment(here, comment), { name: 'NotFound' })
  const { id } = await shop.sells()
  await postComment(here, { ...comment, productId: id })
})

test('a phone number has at most three orders that wait for our call', async () => {
  await using shop = await openTestShop()
  const product = await shop.sells()
  const here = (await limited(shop, { unconfirmedOrders: 3 }))()
  const order = () => placeOrder(here, shop.requestFor([{ product }]))
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, order))
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 3)
  assert.equal(await shop.stockOf(product.sizes[0]?.id), 7)

  const another = { ...shop.requestFor([{ product }]) }
  const phone = '+21655666777' as Phone
  await placeOrder(here, { ...another, customer: { ...another.customer, phone } })
  const waiting = await shop.marketplace.db.selectFrom('orders').select('id').execute()
  for (const { id } of waiting) await advanceOrder(shop.marketplace, id, { to: 'confirmed', by: 'Sana' })
  assert.equal((await order()).outcome, 'placed')
})

test('waiting orders are found by their phone number, also by a plan made while there was none', async () => {
  await using shop = await openTestShop()
  await shop.marketplace.db.transaction().execute(async (db) => {
    const { sql: words, parameters } = refuseWhenWaiting({ ...shop.marketplace, db }, ['+21622333444'], 3)
    const { rows } = await db.executeQuery<object>(CompiledQuery.raw(`explain ${words}`, [...parameters]))
    const plan = rows.flatMap((row) => Object.values(row)).join('\n')
    assert.match(plan, /\borders_of_phone\b/)
    assert.doesNotMatch(plan, /orders_(open|to_call|newest)/)
  })
})

test('a repeated order is answered, however much has been ordered since', async () => {
  await using shop = await openTestShop()
  const product = await shop.sells()
  const here = (await limited(shop, { unconfirmedOrders: 1, perNetwork: { count: 1, seconds: 3600 } }))()
  const request = { ...shop.requestFor([{ product }]), idempotencyKey: 'the-same-key' }
  const first = await placeOrder(here, request)
  assert.deepEqual(await placeOrder(here, request), first)
  await assert.rejects(placeOrder(here, { ...request, idempotencyKey: 'another-key' }), TooMany)
})

test('the shop itself is not limited, and what is past is forgotten', async () => {
  await using shop = await openTestShop()
  const here = (await limited(shop, { perNetwork: threeAMinute }))()
  for (const name of ['a', 'b', 'c']) await write(here, `${name}@example.tn`)
  await write(shop.marketplace, 'd@example.tn')

  assert.equal(await forgetOldLimits(shop.marketplace), 0)
  shop.clock.passes({ seconds: 61 })
  assert.equal(await forgetOldLimits(shop.marketplace), 4)
})

test('nobody’s address is kept to count', async () => {
  await using shop = await openTestShop()
  await write((await limited(shop, {}))(), 'amel@example.tn')
  const rows = await shop.marketplace.db.selectFrom('limits_used').selectAll().execute()
  assert.doesNotMatch(rows.map(({ key }) => key.toString('latin1')).join(), /amel|192\.0/)
})
