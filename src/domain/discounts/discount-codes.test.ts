import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import { builtInCategories as categories } from '#domain/category.ts'
import { dinars, type Millimes, millimes, sum } from '#domain/money.ts'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { quoteLines } from '#domain/orders/lines/quote-lines.ts'
import { undoChange } from '#domain/undo/undo-change.ts'
import { apiClient, wireOrder } from '#tests/support/api-client.ts'
import { createCode, orderWithCode, testCode } from '#tests/support/discount-codes.ts'
import fc from '#tests/support/fast-check.ts'
import { asOperator } from '#tests/support/operators.ts'
import { type OrderedPiece, openTestShop } from '#tests/support/test-shop.ts'
import { type DiscountTerms, normalizeCode, parseCode } from './discount-code.ts'
import { discountOfLines } from './discount-of-lines.ts'
import { getDiscountCode } from './list-discount-codes.ts'
import { addDiscountCode, editDiscountCode } from './save-discount-code.ts'

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
  const wrong = await orderWithCode(shop, pieces, 83)
  assert.ok(wrong.outcome === 'repriced')
  assert.deepEqual(wrong.quote.totals, {
    ...{ subtotal: dinars(75), discount: dinars(10), shipping: dinars(8), total: dinars(73), code: 'AID' },
  })
  const placed = await orderWithCode(shop, pieces, 73)
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
  const placed = await orderWithCode(shop, [{ product: bowl }], 45)
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
  const refused = await orderWithCode(shop, [{ product: bowl }], 53)
  assert.ok(refused.outcome === 'code-refused')
  assert.deepEqual(refused.refusal, { reason: 'not-for-these' })
})

test('a code works on its days only, and one that is off or not begun is answered like an unknown one', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({ regularPrice: dinars(50) })
  await createCode(shop.marketplace, { firstDay: '2026-03-03', lastDay: '2026-03-04' })
  await createCode(shop.marketplace, { code: 'OFF', isOn: false })
  const reasonOf = async (code = 'AID') => {
    const result = await orderWithCode(shop, [{ product: bowl }], 53, { code })
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

  assert.equal((await orderWithCode(shop, [{ product: bowl }], 53)).outcome, 'placed')
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
