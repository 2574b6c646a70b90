import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connect, defaultTimeouts } from '#database/connect.ts'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import { categories } from '#domain/catalog/category.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { dinars, type Millimes, millimes, sum } from '#domain/money.ts'
import { joinOrders } from '#domain/orders/duplicates/join-orders.ts'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { changeOrderLines } from '#domain/orders/lines/change-order-lines.ts'
import { quoteLines } from '#domain/orders/lines/quote-lines.ts'
import type { OrderRequest } from '#domain/orders/order.ts'
import { placeOrder } from '#domain/orders/placing/place-order.ts'
import { advanceOrder } from '#domain/orders/status/advance-order.ts'
import type { Phone } from '#domain/phone.ts'
import { RateLimited } from '#domain/rate-limits/rate-limit.ts'
import { undoChange } from '#domain/undo/undo-change.ts'
import { apiClient, wireOrder } from '#tests/support/api-client.ts'
import { createCode, testCode } from '#tests/support/discount-codes.ts'
import fc from '#tests/support/fast-check.ts'
import { asOperator, openConnections } from '#tests/support/operators.ts'
import { fromNetwork } from '#tests/support/rate-limits.ts'
import { databaseName } from '#tests/support/test-database.ts'
import { testDatabaseAddress } from '#tests/support/test-database-address.ts'
import { type OrderedPiece, openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { type DiscountTerms, normalizeCode, parseCode } from './discount-code.ts'
import { discountOfLines } from './discount-of-lines.ts'
import { getDiscountCode, listCodeUses, listDiscountCodes } from './list-discount-codes.ts'
import { addDiscountCode, editDiscountCode } from './save-discount-code.ts'
import { lockTypedCode, tryCode } from './try-code.ts'

/** Orders with a code at this total, in dinars; by default as a person of another phone number. */
function order(
  shop: TestShop,
  pieces: readonly OrderedPiece[],
  total: number,
  request: Partial<OrderRequest> & { readonly phone?: string } = {},
) {
  const { phone = '+21622333444', ...rest } = request
  const customer = { name: 'Amel', email: 'amel@example.tn', phone } as OrderRequest['customer']
  return shop.order(pieces, { customer, code: 'aid', claimedTotal: dinars(total), ...rest })
}

test('a code is found however it is typed', () => {
  assert.equal(normalizeCode(' aïd 2٠26 '), 'AÏD2026')
  assert.equal(parseCode('عيد-٢٠٢٦'), 'عيد-2026')
  for (const pasted of ['aid\u200b-2026', 'aid‑2026', '\u202baid–2026\u202c'])
    assert.equal(parseCode(pasted), 'AID-2026', pasted)
  assert.equal(parseCode('عِيـد'), parseCode('عيد'))
  for (const wrong of ['', 'ab', 'a b', '<b>x', 'code!', '…………']) assert.equal(parseCode(wrong), undefined, wrong)
})

test('what a code takes off the lines is never more than they cost, adds up, and leaves other pieces alone', () => {
  const line = fc.record({
    storeId: fc.constantFrom(1, 2),
    category: fc.constantFrom(...categories.slice(0, 2)),
    lineTotal: fc.integer({ min: 1, max: 1_000_000_000 }).map(millimes),
  })
  const base = {
    storeId: fc.option(fc.constantFrom(1, 2), { nil: undefined }),
    category: fc.option(fc.constantFrom(...categories.slice(0, 2)), { nil: undefined }),
    minimum: fc.option(fc.integer({ min: 1, max: 2_000_000_000 }).map(millimes), { nil: undefined }),
    isFirstOrderOnly: fc.constant(false),
  }
  const terms = fc.oneof(
    fc.record({
      kind: fc.constant('amount'),
      amount: fc.integer({ min: 1, max: 1_000_000_000 }).map(millimes),
      ...base,
    }),
    fc.record({ kind: fc.constant('percent'), percent: fc.integer({ min: 1, max: 100 }), ...base }),
    fc.record({ kind: fc.constant('free-delivery'), ...base }),
  ) as unknown as fc.Arbitrary<DiscountTerms>
  fc.assert(
    fc.property(terms, fc.array(line, { minLength: 1, maxLength: 8 }), (terms, lines) => {
      const isFor = ({ storeId, category }: (typeof lines)[number]) =>
        (terms.storeId === undefined || terms.storeId === storeId) &&
        (terms.category === undefined || terms.category === category)
      const cost = sum(lines.filter(isFor).map(({ lineTotal }) => lineTotal))
      const result = discountOfLines(terms, lines)
      if ('refusal' in result) {
        const isBelowMinimum = cost > 0 && cost < (terms.minimum ?? 0)
        assert.equal(result.refusal.reason, isBelowMinimum ? 'minimum' : 'not-for-these')
        const takesNothing = lines.filter(isFor).every(({ lineTotal }) => lineTotal * (terms.percent ?? 100) < 100)
        assert.ok(isBelowMinimum || takesNothing)
        return
      }
      assert.ok(cost >= (terms.minimum ?? 0))
      for (const [index, line] of lines.entries()) {
        const discount = result.discounts[index] as Millimes
        assert.ok(discount >= 0 && discount <= line.lineTotal)
        if (!isFor(line)) assert.equal(discount, 0)
      }
      const total = sum(result.discounts)
      if (terms.kind === 'amount') assert.equal(total, Math.min(terms.amount as number, cost))
      const { percent = 0 } = terms
      if (terms.kind === 'percent')
        assert.ok(total <= (cost * percent) / 100 && total > (cost * percent) / 100 - lines.length)
      if (terms.kind === 'free-delivery') assert.equal(total, 0)
      assert.equal(result.hasFreeDelivery, terms.kind === 'free-delivery')
    }),
  )
})

test('a percentage that rounds to nothing takes no code', () => {
  const terms = { kind: 'percent', percent: 1, isFirstOrderOnly: false } as unknown as DiscountTerms
  const lineOf = (lineTotal: number) =>
    ({ storeId: 1, category: categories[0], lineTotal: millimes(lineTotal) }) as const
  assert.deepEqual(discountOfLines(terms, [lineOf(99)]), { refusal: { reason: 'not-for-these' } })
  assert.deepEqual(discountOfLines(terms, [lineOf(100)]), { discounts: [1], hasFreeDelivery: false })
})

test('an order with a code costs less by its discount, each line bears its part, and another total is refused', async () => {
  await using shop = await openTestShop()
  const [bowl, rug] = [await shop.sells({ regularPrice: dinars(45) }), await shop.sells({ regularPrice: dinars(30) })]
  await createCode(shop.marketplace, { kind: 'amount', amount: dinars(10) })
  const pieces = [{ product: bowl }, { product: rug }]
  const wrong = await order(shop, pieces, 83)
  assert.ok(wrong.outcome === 'repriced')
  assert.deepEqual(wrong.quote.totals, {
    ...{ subtotal: dinars(75), discount: dinars(10), shipping: dinars(8), total: dinars(73), code: 'AID' },
  })
  const placed = await order(shop, pieces, 73)
  assert.ok(placed.outcome === 'placed')
  const { totals, lines } = await getOrderDetails(await asOperator(shop.marketplace), placed.order.id)
  assert.deepEqual([totals.total, totals.code], [dinars(73), 'AID'])
  assert.deepEqual(
    lines.map(({ discount }) => discount),
    [dinars(6), dinars(4)],
  )
})

test('a code for free delivery takes the fee off and nothing else', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({ regularPrice: dinars(45) })
  await createCode(shop.marketplace, { kind: 'free-delivery' })
  const placed = await order(shop, [{ product: bowl }], 45)
  assert.ok(placed.outcome === 'placed')
  assert.deepEqual([placed.order.totals.shipping, placed.order.totals.discount], [0, 0])
})

test('a code is for pieces of one store or category, from a total on', async () => {
  await using shop = await openTestShop()
  const other = await shop.hasStore({ name: 'Other' })
  const [bowl, bag] = [
    await shop.sells({ regularPrice: dinars(45), category: 'decor' }),
    await shop.sells({ regularPrice: dinars(50), category: 'bags', storeId: other }),
  ]
  await createCode(shop.marketplace, { storeId: other, minimum: dinars(100) })
  await createCode(shop.marketplace, { code: 'DECOR', category: 'decor' })
  const quote = async (code: string, ...pieces: OrderedPiece[]) => {
    const lines = pieces.map(({ product, quantity = 1 }) => ({ productId: product.id, quantity }))
    const { totals, codeRefusal } = await quoteLines(shop.marketplace, lines, { code })
    return codeRefusal?.reason ?? totals.discount
  }
  assert.equal(await quote('AID', { product: bowl }), 'not-for-these')
  assert.equal(await quote('AID', { product: bag }, { product: bowl, quantity: 5 }), 'minimum')
  assert.equal(await quote('AID', { product: bag, quantity: 2 }, { product: bowl }), dinars(10))
  assert.equal(await quote('decor', { product: bag }, { product: bowl }), dinars(4.5))
  const refused = await order(shop, [{ product: bowl }], 53)
  assert.ok(refused.outcome === 'code-refused')
  assert.deepEqual(refused.refusal, { reason: 'not-for-these' })
})

test('a code works on its days only, and one that is off or not begun is answered like an unknown one', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({ regularPrice: dinars(50) })
  await createCode(shop.marketplace, { firstDay: '2026-03-03', lastDay: '2026-03-04' })
  await createCode(shop.marketplace, { code: 'OFF', isOn: false })
  const reasonOf = async (code = 'AID') => {
    const result = await order(shop, [{ product: bowl }], 53, { code })
    return result.outcome === 'code-refused' ? result.refusal.reason : result.outcome
  }
  // In Tunis it is one hour later.
  shop.clock.moment = new Date('2026-03-02T22:59:00Z')
  assert.deepEqual(
    [await reasonOf(), await reasonOf('OFF'), await reasonOf('NEVER')],
    ['unknown', 'unknown', 'unknown'],
  )
  shop.clock.passes({ seconds: 60 })
  assert.equal(await reasonOf(), 'placed')
  shop.clock.moment = new Date('2026-03-04T22:59:00Z')
  assert.equal(await reasonOf(), 'placed')
  shop.clock.passes({ seconds: 60 })
  assert.equal(await reasonOf(), 'ended')
})

test('limits count by code and by phone number, and a canceled order gives its use back', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({ regularPrice: dinars(50) })
  const id = await createCode(shop.marketplace, { maxUses: 2, maxUsesPerPhone: 1 })
  const pieces = [{ product: bowl }]
  const reasonOf = async (phone: string) => {
    const result = await order(shop, pieces, 53, { phone })
    return result.outcome === 'code-refused' ? result.refusal.reason : result.outcome
  }
  const first = await order(shop, pieces, 53)
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
  const second = await order(shop, [{ product: bowl }], 53)
  assert.ok(second.outcome === 'code-refused')
  assert.equal(second.refusal.reason, 'not-first-order')
  await advanceOrder(shop.system, earlier.order.id, { to: 'cancelled' })
  assert.equal((await order(shop, [{ product: bowl }], 53)).outcome, 'placed')
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
  const first = await order(shop, [{ product: bowl }], 53, request)
  assert.equal(first.outcome, 'placed')
  const again = await order(shop, [{ product: bowl }], 53, request)
  assert.ok(first.outcome === 'placed' && again.outcome === 'placed')
  assert.equal(again.order.id, first.order.id)
  assert.equal((await order(shop, [{ product: bowl }], 53, { ...request, code: 'OTHER' })).outcome, 'key-reused')
})

test('changed lines keep the discount of the code, and give it up when it does not suit them', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({ regularPrice: dinars(50) })
  const id = await createCode(shop.marketplace, { minimum: dinars(100), lastDay: '2026-03-02' })
  const placed = await order(shop, [{ product: bowl, quantity: 2 }], 98)
  assert.ok(placed.outcome === 'placed')
  const office = await asOperator(shop.marketplace)
  shop.clock.passes({ days: 3 })
  const change = (quantity: number, total: number) =>
    changeOrderLines(office, placed.order.id, [{ productId: bowl.id, quantity }], dinars(total))
  assert.equal((await change(3, 143)).outcome, 'changed')
  assert.equal((await change(1, 53)).outcome, 'repriced')
  assert.equal((await change(1, 58)).outcome, 'changed')
  const { totals } = await getOrderDetails(office, placed.order.id)
  assert.deepEqual([totals.discount, totals.code], [0, undefined])
  assert.equal((await getDiscountCode(office, id)).uses, 0)
})

test('changed lines that a code for free delivery does not suit cost the delivery fee again', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({ regularPrice: dinars(50) })
  const id = await createCode(shop.marketplace, { kind: 'free-delivery', minimum: dinars(100) })
  const placed = await order(shop, [{ product: bowl, quantity: 2 }], 100)
  assert.ok(placed.outcome === 'placed')
  const office = await asOperator(shop.marketplace)
  const change = (quantity: number, total: number) =>
    changeOrderLines(office, placed.order.id, [{ productId: bowl.id, quantity }], dinars(total))
  assert.equal((await change(3, 150)).outcome, 'changed')
  assert.equal((await change(1, 50)).outcome, 'repriced')
  assert.equal((await change(1, 58)).outcome, 'changed')
  assert.equal((await getDiscountCode(office, id)).uses, 0)
})

test('a joined order brings its discount with its code, which stays used', async () => {
  await using shop = await openTestShop()
  const [bowl, rug] = [await shop.sells({ regularPrice: dinars(50) }), await shop.sells({ regularPrice: dinars(30) })]
  const id = await createCode(shop.marketplace)
  const [kept, joined] = [await shop.order([{ product: rug }]), await order(shop, [{ product: bowl }], 53)]
  assert.ok(kept.outcome === 'placed' && joined.outcome === 'placed')
  const office = await asOperator(shop.marketplace)
  assert.equal((await joinOrders(office, kept.order.id, joined.order.id)).outcome, 'joined')
  const { totals } = await getOrderDetails(office, kept.order.id)
  assert.deepEqual([totals.total, totals.discount, totals.code], [dinars(83), dinars(5), 'AID'])
  assert.equal((await getDiscountCode(office, id)).uses, 1)
})

test('staff add and edit codes, what an order was promised stays, and an edit can be undone', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({ regularPrice: dinars(50) })
  const staff = await asOperator(shop.marketplace, 'staff')
  await assert.rejects(addDiscountCode(shop.marketplace, testCode), NotAllowed)
  const id = await createCode(staff)
  assert.deepEqual(await addDiscountCode(staff, testCode), { outcome: 'code-taken' })
  assert.deepEqual(await addDiscountCode(staff, { ...testCode, code: 'NEW', storeId: 999 }), {
    outcome: 'unknown-store',
  })
  const edited = { ...testCode, percent: 20 }
  assert.deepEqual(await editDiscountCode(staff, id, { version: 1, edited }), { outcome: 'saved', id })
  const late = await editDiscountCode(staff, id, { version: 1, edited: { ...testCode, percent: 30 } })
  assert.equal(late.outcome === 'changed-meanwhile' && late.current.percent, 20)
  const [entry] = (await listAuditLog(staff, { entity: 'discount code' })).rows
  assert.equal(await undoChange(staff, entry?.id as number), 'undone')
  assert.equal((await getDiscountCode(staff, id)).percent, 10)

  assert.equal((await order(shop, [{ product: bowl }], 53)).outcome, 'placed')
  const inUse = await editDiscountCode(staff, id, { version: 3, edited })
  assert.equal(inUse.outcome, 'terms-in-use')
  const off = await editDiscountCode(staff, id, { version: 3, edited: { ...testCode, isOn: false, maxUses: 5 } })
  assert.equal(off.outcome, 'saved')
})

test('the API takes a code: a wrong total is answered with the right one, a wrong code as an error of its field', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({ regularPrice: dinars(50) })
  await createCode(shop.marketplace)
  await createCode(shop.marketplace, { code: 'LARGE', minimum: dinars(100) })
  const api = apiClient(shop.marketplace)
  const body = wireOrder([{ productId: bowl.id, quantity: 1 }], 53)
  const mismatch = await api.post('/orders', { ...body, total: 58, code: ' a i d ' })
  assert.deepEqual([mismatch.status, mismatch.body.total], [409, 53])
  for (const [code, message] of [
    ['NEVER', 'is no discount code of this shop'],
    ['LARGE', 'is for pieces of at least 100 TND together'],
  ]) {
    const refused = await api.post('/orders', { ...body, code })
    assert.deepEqual([refused.status, refused.body.errors], [422, [{ path: 'code', message }]])
  }
  assert.equal((await api.post('/orders', { ...body, code: 'x'.repeat(101) })).status, 422)
  assert.equal((await api.post('/orders', { ...body, code: 'Aid' })).body.total, 53)
  for (const code of [null, '', ' '])
    assert.equal((await api.post('/orders', { ...body, total: 58, code })).status, 201, JSON.stringify(code))
})
