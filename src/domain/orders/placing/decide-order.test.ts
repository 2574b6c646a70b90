import assert from 'node:assert/strict'
import { test } from 'node:test'
import { millimes, times } from '#domain/money.ts'
import { quantityByVariant } from '#domain/orders/lines/order-lines.ts'
import type { VariantRow } from '#domain/orders/lines/variant-statements.ts'
import type { OrderRequest, RequestedLine } from '#domain/orders/order.ts'
import { totalsOf } from '#domain/orders/totals.ts'
import type { Phone } from '#domain/phone.ts'
import { defaultSaleTerms, shippingPrice } from '#domain/sale-terms/sale-terms.ts'
import fc from '#tests/support/fast-check.ts'
import { decideOrder, type OrderFacts } from './decide-order.ts'
import { type EarlierRequest, requestHash } from './idempotency-record.ts'

const identity = { id: 7, number: 'H-7K3M-92QX', token: 'token' }

const size = (id: number): fc.Arbitrary<VariantRow> =>
  fc.record({
    id: fc.constant(id),
    sizeId: fc.constant(id),
    colorId: fc.constant(null),
    name: fc.constant(`Size ${id}`),
    language: fc.constant('en' as const),
    stock: fc.nat(6),
    // Three products of two sizes each.
    productId: fc.constant(Math.ceil(id / 2)),
    productName: fc.constant('Bowl'),
    productLanguage: fc.constant('en' as const),
    model: fc.constant('B-1'),
    storeId: fc.constant(1),
    category: fc.constant('decor' as const),
    supply: fc.constant(null),
    preparationDays: fc.constant(null),
    unitPrice: fc.integer({ min: 1, max: 500_000 }),
    isRetired: fc.constantFrom(false, false, false, true),
    reopensAt: fc.constant(null),
    picture: fc.constant(null),
    colors: fc.constant([]),
  })

const catalog = fc.tuple(...[1, 2, 3, 4, 5, 6].map(size))

/** Lines of sizes that exist, and sometimes of one that does not. */
const line: fc.Arbitrary<RequestedLine> = fc
  .record({ sizeId: fc.integer({ min: 1, max: 7 }), quantity: fc.integer({ min: 1, max: 4 }) })
  .map(({ sizeId, quantity }) => ({ productId: Math.ceil(sizeId / 2), sizeId, quantity }))

const lines = fc.array(line, { minLength: 1, maxLength: 4 })

function requestOf(lines: readonly RequestedLine[], claimedTotal: number): OrderRequest {
  return {
    customer: { name: 'Amel', phone: '+21622333444' as Phone },
    delivery: { address: '12 rue de la Kasbah', city: 'Nabeul' },
    payment: 'cash-on-delivery',
    ...{ lines, claimedTotal: millimes(claimedTotal) },
  }
}

function factsOf(variants: readonly VariantRow[], earlier?: EarlierRequest): OrderFacts {
  return { variants, earlier, identity, terms: defaultSaleTerms, hasGateway: false }
}

/** What the lines cost with delivery, counted independently of the quote; unknown sizes cost nothing. */
function totalOf(sizes: readonly VariantRow[], lines: readonly RequestedLine[]): number {
  const prices = new Map(sizes.map(({ id, unitPrice }) => [id, unitPrice]))
  return lines.reduce((sum, { sizeId = 0, quantity }) => sum + (prices.get(sizeId) ?? 0) * quantity, 8000)
}

test('an order is placed exactly when all sizes are known and have enough pieces, and the total is right', () => {
  const claim = fc.constantFrom(0, 0, 0, -1, 1000)
  fc.assert(
    fc.property(catalog, lines, claim, (sizes, lines, difference) => {
      const request = requestOf(lines, totalOf(sizes, lines) + difference)
      const decision = decideOrder(factsOf(sizes), request)

      const available = new Map(sizes.map(({ id, stock, isRetired }) => [id, isRetired ? 0 : stock]))
      const wanted = [...quantityByVariant(lines.map(({ sizeId = 0, quantity }) => ({ variantId: sizeId, quantity })))]
      const expected = () => {
        if (wanted.some(([id]) => !available.has(id))) return 'unknown-lines'
        if (wanted.some(([id, pieces]) => pieces > (available.get(id) ?? 0))) return 'out-of-stock'
        return difference === 0 ? 'placed' : 'repriced'
      }
      assert.equal(decision.outcome, expected())
    }),
    { numRuns: 500 },
  )
})

test('a placed order has the lines requested at the prices of the facts, and their total', () => {
  fc.assert(
    fc.property(catalog, lines, (sizes, lines) => {
      const decision = decideOrder(factsOf(sizes), requestOf(lines, totalOf(sizes, lines)))
      if (decision.outcome !== 'placed') return
      assert.deepEqual(
        decision.lines.map(({ sizeId, quantity }) => [sizeId, quantity]),
        lines.map(({ sizeId, quantity }) => [sizeId, quantity]),
      )
      for (const { sizeId, unitPrice, quantity, lineTotal } of decision.lines) {
        assert.equal(unitPrice, sizes.find(({ id }) => id === sizeId)?.unitPrice)
        assert.equal(lineTotal, times(unitPrice, quantity))
      }
      assert.deepEqual(decision.order, {
        ...identity,
        status: 'received',
        totals: totalsOf(decision.lines, shippingPrice),
      })
      assert.equal(decision.order.totals.total, totalOf(sizes, lines))
    }),
  )
})

test('lines that are short name what is left, and lines of one size are short together', () => {
  fc.assert(
    fc.property(catalog, lines, (sizes, lines) => {
      const decision = decideOrder(factsOf(sizes), requestOf(lines, 0))
      if (decision.outcome !== 'out-of-stock') return
      const short = new Set(decision.lines.map(({ sizeId }) => sizeId))
      for (const { sizeId, left } of decision.lines) {
        const size = sizes.find(({ id }) => id === sizeId)
        assert.equal(left, size?.isRetired ? 0 : size?.stock)
      }
      const ofShortSizes = lines.flatMap(({ sizeId }, position) => (short.has(sizeId ?? 0) ? [position] : []))
      assert.deepEqual(
        decision.lines.map(({ position }) => position),
        ofShortSizes,
      )
    }),
  )
})

test('a duplicate request returns the first order whatever the facts are now, another request with its key does not', () => {
  const first = { ...identity, status: 'received', totals: totalsOf([], shippingPrice) } as const
  fc.assert(
    fc.property(catalog, lines, lines, fc.nat(), (sizes, lines, otherLines, total) => {
      const request = requestOf(lines, total)
      const other = requestOf(otherLines, total)
      const facts = factsOf(sizes, { hash: requestHash(request), order: first })
      assert.deepEqual(decideOrder(facts, request), { outcome: 'repeated', order: first })
      const isSame = JSON.stringify(lines) === JSON.stringify(otherLines)
      assert.equal(decideOrder(facts, other).outcome, isSame ? 'repeated' : 'key-reused')
    }),
  )
})

test('the decision is the same for the same facts, and changes neither facts nor request', () => {
  fc.assert(
    fc.property(catalog, lines, (sizes, lines) => {
      const [facts, request] = [factsOf(sizes), requestOf(lines, totalOf(sizes, lines))]
      const before = JSON.stringify([facts, request])
      assert.deepEqual(decideOrder(facts, request), decideOrder(facts, request))
      assert.equal(JSON.stringify([facts, request]), before)
    }),
  )
})
