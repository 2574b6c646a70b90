import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connect, defaultTimeouts } from '#database/connect.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { dinars } from '#domain/money.ts'
import { quoteLines } from '#domain/orders/lines/quote-lines.ts'
import { placeOrder } from '#domain/orders/placing/place-order.ts'
import { advanceOrder } from '#domain/orders/status/advance-order.ts'
import type { Phone } from '#domain/phone.ts'
import { RateLimited } from '#domain/rate-limits/rate-limit.ts'
import { createCode, orderWithCode } from '#tests/support/discount-codes.ts'
import { openConnections } from '#tests/support/operators.ts'
import { fromNetwork } from '#tests/support/rate-limits.ts'
import { databaseName } from '#tests/support/test-database.ts'
import { testDatabaseAddress } from '#tests/support/test-database-address.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { getDiscountCode, listCodeUses, listDiscountCodes } from './list-discount-codes.ts'
import { lockTypedCode, tryCode } from './try-code.ts'

test('limits count by code and by phone number, and a canceled order gives its use back', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({ regularPrice: dinars(50) })
  const id = await createCode(shop.marketplace, { maxUses: 2, maxUsesPerPhone: 1 })
  const pieces = [{ product: bowl }]
  const reasonOf = async (phone: string) => {
    const result = await orderWithCode(shop, pieces, 53, { phone })
    return result.outcome === 'code-refused' ? result.refusal.reason : result.outcome
  }
  const first = await orderWithCode(shop, pieces, 53)
  assert.ok(first.outcome === 'placed')
  assert.equal(await reasonOf('+21622333444'), 'used-by-phone')
  assert.equal(await reasonOf('+21655000001'), 'placed')
  assert.equal(await reasonOf('+21655000002'), 'used-up')
  await advanceOrder(shop.system, first.order.id, { to: 'cancelled' })
  assert.equal((await getDiscountCode(shop.system, id)).uses, 1)
  assert.equal(await reasonOf('+21622333444'), 'placed')
  const { rows: uses } = await listCodeUses(shop.system, id)
  assert.deepEqual(
    uses.map(({ counts, discount }) => [counts, discount]),
    [
      [true, dinars(5)],
      [true, dinars(5)],
      [false, dinars(5)],
    ],
  )
  const [listed] = await listDiscountCodes(shop.system)
  assert.deepEqual([listed?.uses, listed?.given], [2, dinars(10)])
})

test('a code for a first order is for phone numbers without another order', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({ regularPrice: dinars(50) })
  await createCode(shop.marketplace, { isFirstOrderOnly: true })
  const earlier = await shop.order([{ product: bowl }])
  assert.ok(earlier.outcome === 'placed')
  const second = await orderWithCode(shop, [{ product: bowl }], 53)
  assert.ok(second.outcome === 'code-refused')
  assert.equal(second.refusal.reason, 'not-first-order')
  await advanceOrder(shop.system, earlier.order.id, { to: 'cancelled' })
  assert.equal((await orderWithCode(shop, [{ product: bowl }], 53)).outcome, 'placed')
})

test('of many orders at once on two pools, one has the last use of a code', async () => {
  await using shop = await openTestShop()
  const { database: db, close } = connect(testDatabaseAddress(await databaseName({ database: shop.marketplace.db })), {
    timeouts: defaultTimeouts,
  })
  try {
    const instances: Marketplace[] = [shop.marketplace, { ...shop.marketplace, db }]
    await Promise.all(instances.map(openConnections))
    // Different pieces: the locks of their sizes must not be what makes the orders wait for each other.
    const bowls = await Promise.all(Array.from({ length: 6 }, () => shop.sells({ regularPrice: dinars(50) })))
    await createCode(shop.marketplace, { maxUses: 1 })
    const results = await Promise.all(
      bowls.map((product, place) =>
        placeOrder(instances[place % 2] as Marketplace, {
          ...shop.requestFor([{ product }], { code: 'AID', claimedTotal: dinars(53) }),
          customer: { name: 'Amel', phone: `+2165500000${place}` as Phone },
        }),
      ),
    )
    const count = (outcome: string) => results.filter((result) => result.outcome === outcome).length
    assert.deepEqual([count('placed'), count('code-refused')], [1, 5])
  } finally {
    await close()
  }
})

/** Whoever waits for another transaction of the same test waits for ever. */
const waitsForNobody = { timeout: 60_000 }

test(
  'a right code that an order is being placed with keeps no other network from its own',
  waitsForNobody,
  async () => {
    await using shop = await openTestShop()
    await createCode(shop.marketplace)
    await createCode(shop.marketplace, { code: 'MOULED' })
    const [first, second] = ['10.1.1.1', '10.1.1.2'].map((address) => fromNetwork(shop.marketplace, address))
    await openConnections(shop.marketplace)
    await inTransaction(first as Marketplace, async (order) => {
      await lockTypedCode(order, 'AID', '+21622333444' as Phone)
      assert.equal((await tryCode(second as Marketplace, 'MOULED')).found?.code, 'MOULED')
    })
  },
)

test('wrong codes of one network are refused after some tries, and right ones do not count', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({ regularPrice: dinars(50) })
  await createCode(shop.marketplace)
  const visitor = fromNetwork(shop.marketplace, '10.1.1.1')
  const lines = [{ productId: bowl.id, quantity: 1 }]
  const reasonOf = async (marketplace: Marketplace, code: string) =>
    (await quoteLines(marketplace, lines, { code })).codeRefusal?.reason
  for (let tries = 0; tries < 40; tries++) assert.equal(await reasonOf(visitor, 'AID'), undefined)
  for (let tries = 0; tries < 30; tries++) assert.equal(await reasonOf(visitor, `GUESS${tries}`), 'unknown')
  assert.equal(await reasonOf(visitor, 'GUESS'), 'too-many-tries')
  assert.equal(await reasonOf(visitor, 'AID'), 'too-many-tries')
  const request = shop.requestFor([{ product: bowl }], { code: 'AID', claimedTotal: dinars(53) })
  await assert.rejects(placeOrder(visitor, request), RateLimited)
  assert.equal((await placeOrder(visitor, shop.requestFor([{ product: bowl }]))).outcome, 'placed')
  assert.equal(await reasonOf(fromNetwork(shop.marketplace, '10.1.1.2'), 'AID'), undefined)
  shop.clock.passes({ seconds: 60 })
  assert.equal(await reasonOf(visitor, 'AID'), undefined)
})

test('a repeated request gets its first order, also when the code is used up by it', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({ regularPrice: dinars(50) })
  await createCode(shop.marketplace, { maxUses: 1 })
  const request = { idempotencyKey: 'a-key' }
  const first = await orderWithCode(shop, [{ product: bowl }], 53, request)
  assert.equal(first.outcome, 'placed')
  const again = await orderWithCode(shop, [{ product: bowl }], 53, request)
  assert.ok(first.outcome === 'placed' && again.outcome === 'placed')
  assert.equal(again.order.id, first.order.id)
  assert.equal(
    (await orderWithCode(shop, [{ product: bowl }], 53, { ...request, code: 'OTHER' })).outcome,
    'key-reused',
  )
})
