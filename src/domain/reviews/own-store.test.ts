import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EmailAddress } from '#domain/email-address.ts'
import { asCustomer } from '#domain/orders/as-customer.ts'
import type { Phone } from '#domain/phone.ts'
import { asOperator } from '#tests/support/operators.ts'
import { advance } from '#tests/support/order-steps.ts'
import { grantAccess, openStudio } from '#tests/support/sellers.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { inviteToReview } from './invite-to-review.ts'
import { listOwnReviews } from './list-own-reviews.ts'
import { writeReview } from './write-review.ts'

const phone = '+21622111999' as Phone
const email = 'maker@example.tn' as EmailAddress

const lovely = { stars: 5, body: 'Lovely', authorName: 'A.', keptPhotos: [], photos: [] }

/** A store whose maker has this phone number, and came of a plan request with this address. */
async function openWithMaker() {
  const shop = await openTestShop()
  await openStudio(shop.marketplace)
  const storeId = await shop.hasStore()
  const { id } = await grantAccess(shop.marketplace, [storeId], { phone })
  const given = { operator_id: id, email: 'confirmed@example.tn' as EmailAddress, asked_at: shop.clock.now() }
  await shop.system.db.insertInto('seller_emails').values(given).execute()
  await shop.system.db.updateTable('seller_emails').set({ confirmed_at: shop.clock.now() }).execute()
  await shop.system.db
    .insertInto('plan_requests')
    .values({
      ...{ plan: 'gold', name: 'Amel', email, phone: '+21622111888' as Phone, project: 'Dar', description: '' },
      ...{ status: 'approved', store_id: storeId, expires_at: new Date('2027-01-01') },
    })
    .execute()
  const own = await shop.sells({ storeId })
  const other = await shop.sells({ storeId: await shop.hasStore() })
  return { shop, own, other, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

type Opened = Awaited<ReturnType<typeof openWithMaker>>

/** Delivers an order to a customer. Returns its private link's marketplace, and the order. */
async function deliver(
  { shop }: Pick<Opened, 'shop'>,
  products: readonly Opened['own'][],
  customer: { readonly phone: Phone; readonly email: EmailAddress },
) {
  const lines = products.map((product) => ({ product }))
  const placed = await shop.order(lines, { customer: { name: 'Amel', ...customer } })
  assert.ok(placed.outcome === 'placed')
  const office = await asOperator(shop.marketplace, 'staff')
  for (const to of ['confirmed', 'packed', 'shipped', 'delivered'] as const) await advance(office, placed.order.id, to)
  shop.clock.passes({ seconds: 3600 })
  return asCustomer(shop.marketplace, placed.order.token)
}

function invited({ marketplace }: TestShop) {
  return marketplace.db.selectFrom('review_invitations').select('order_id').execute()
}

const stranger = { phone: '+21622555444' as Phone, email: 'stranger@example.tn' as EmailAddress }

test('nobody reviews a piece of the own store, known by phone number or email address', async () => {
  await using opened = await openWithMaker()
  const { own, other } = opened
  const makers = [
    { ...stranger, phone },
    { ...stranger, phone: '+21622111888' as Phone },
    { ...stranger, email: 'Maker@Example.tn' as EmailAddress },
    { ...stranger, email: 'Confirmed@Example.tn' as EmailAddress },
  ]
  for (const maker of makers) {
    const customer = await deliver(opened, [own, other], maker)
    assert.deepEqual(await writeReview(customer, { ...lovely, position: 0 }), { outcome: 'own-store' })
    assert.deepEqual(await writeReview(customer, { ...lovely, position: 1 }), { outcome: 'held' })
    assert.deepEqual(
      (await listOwnReviews(customer)).map(({ isOfOwnStore }) => isOfOwnStore),
      [true, false],
    )
  }
  const customer = await deliver(opened, [own], stranger)
  assert.deepEqual(await writeReview(customer, { ...lovely, position: 0 }), { outcome: 'held' })
})

test('who bought of the own store alone is not invited to review', async () => {
  await using opened = await openWithMaker()
  const { shop, own, other } = opened
  await deliver(opened, [own], { ...stranger, phone })
  await deliver(opened, [own, other], { ...stranger, phone })
  await deliver(opened, [own], stranger)
  shop.clock.passes({ days: 8 })
  assert.equal(await inviteToReview(shop.system), 2)
  const orders = await shop.system.db.selectFrom('orders').select('id').orderBy('id').execute()
  assert.deepEqual(
    (await invited(shop)).map(({ order_id }) => order_id).sort((one, two) => one - two),
    orders.slice(1).map(({ id }) => id),
  )
})
