import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EmailAddress } from '#domain/email-address.ts'
import type { Locale } from '#domain/locale.ts'
import { subscribeToNewsletter } from '#domain/newsletter/subscribe-to-newsletter.ts'
import { asCustomer } from '#domain/orders/as-customer.ts'
import { issueOrderToken } from '#domain/orders/order-token.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import {
  createDataLinkToken,
  eraseByDataLink,
  exportByDataLink,
  isDataLinkOpen,
  sendDataLink,
  sendOwnDataLink,
} from './data-link.ts'
import { eraseOwnOrder } from './erase-person.ts'
import { exportOwnOrder } from './read-person.ts'

async function placeOrder(shop: TestShop) {
  const placed = await shop.order([{ product: await shop.sells() }])
  assert.equal(placed.outcome, 'placed')
  const token = await issueOrderToken(shop.system, placed.order.id)
  return { id: placed.order.id, customer: await asCustomer(shop.marketplace, token) }
}

async function nameOf({ system }: TestShop, id: number): Promise<string> {
  const row = await system.db
    .selectFrom('orders')
    .select('customer_name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.customer_name
}

test('a link that an operator sends is in the language in which its owner last asked for something', async () => {
  await using shop = await openTestShop()
  const owner = await asOperator(shop.marketplace)
  const email = 'amel@example.tn' as EmailAddress
  const subscribeIn = (locale: Locale) => subscribeToNewsletter({ ...shop.marketplace, locale }, email)
  const languageOfLink = async () => {
    shop.clock.passes({ days: 1 })
    assert.equal(await sendDataLink(owner, email), 'sent')
    const links = shop.system.db.selectFrom('data_links').select('locale').orderBy('id', 'desc')
    return (await links.limit(1).executeTakeFirstOrThrow()).locale
  }
  assert.equal(await languageOfLink(), 'en')
  await subscribeIn('ar')
  assert.equal(await languageOfLink(), 'ar')
  await placeOrder(shop)
  assert.equal(await languageOfLink(), 'en')
  await subscribeIn('fr')
  assert.equal(await languageOfLink(), 'fr')
})

test('from the page of an order its data is had at once, masked, and erased once the order is over', async () => {
  await using shop = await openTestShop()
  const { id, customer } = await placeOrder(shop)
  const [order] = (await exportOwnOrder(customer)).find(({ table }) => table === 'orders')?.rows ?? []
  assert.deepEqual([order?.customer_phone, order?.customer_name], ['•• ••• 444', 'Ame •••'])
  assert.doesNotMatch(JSON.stringify(order), /Kasbah|amel@/)

  assert.equal((await eraseOwnOrder(customer)).outcome, 'unsettled')
  await advanceOrderAsOperator(await asOperator(shop.marketplace), id, { to: 'cancelled' })
  assert.equal((await eraseOwnOrder(customer)).outcome, 'erased')
  assert.equal(await nameOf(shop, id), '(erased)')
})

test('erasing from the page of an order leaves the other orders of the same phone and address', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const [first, second] = [await placeOrder(shop), await placeOrder(shop)]
  for (const { id } of [first, second]) await advanceOrderAsOperator(office, id, { to: 'cancelled' })
  await eraseOwnOrder(first.customer)
  assert.deepEqual([await nameOf(shop, first.id), await nameOf(shop, second.id)], ['(erased)', 'Amel Ben Salah'])
})

test('a link to the address gives and erases all that is held under it, for a day', async () => {
  await using shop = await openTestShop()
  const { id, customer } = await placeOrder(shop)
  assert.equal(await sendOwnDataLink(customer), 'sent')
  assert.equal(await sendOwnDataLink(customer), 'sent-already')
  const { id: linkId } = await shop.system.db.selectFrom('data_links').select('id').executeTakeFirstOrThrow()
  const token = await createDataLinkToken(shop.system, linkId)
  assert.equal(await isDataLinkOpen(shop.marketplace, 'AAAAAAAAAAAAAAAAAAAAAA'), false)
  assert.match(JSON.stringify(await exportByDataLink(shop.marketplace, token)), /Amel Ben Salah/)

  await advanceOrderAsOperator(await asOperator(shop.marketplace), id, { to: 'cancelled' })
  shop.clock.passes({ days: 1, seconds: 1 })
  assert.equal(await eraseByDataLink(shop.marketplace, token), undefined)
  assert.equal(await exportByDataLink(shop.marketplace, token), undefined)
  const fresh = await createDataLinkToken(shop.system, linkId)
  assert.equal((await eraseByDataLink(shop.marketplace, fresh))?.outcome, 'erased')
  assert.equal(await nameOf(shop, id), '(erased)')
  assert.equal(await isDataLinkOpen(shop.marketplace, fresh), false, 'a link that erased works no more')
})
