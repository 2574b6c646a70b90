import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dinars, millimes, times } from '#domain/money.ts'
import fc from '#tests/support/fast-check.ts'
import { generousHoldLimits } from '#tests/support/hold-limits.ts'
import type { HoldLimits } from './hold-limits.ts'
import { type Held, type HoldFacts, isWithinLimits, requestReason, statusToTell } from './request-reason.ts'

const nothing: Held = { orders: 0, pieces: 0, value: dinars(0) }
const noneHeld = { shop: nothing, network: nothing, phone: nothing, email: nothing, emptiedVariants: 0 }

function factsOf(limits: Partial<HoldLimits>, parts: Partial<HoldFacts> = {}): HoldFacts {
  return {
    limits: { ...generousHoldLimits, ...limits },
    ordersOfPhone: 3,
    held: noneHeld,
    isBlocked: false,
    overQuota: new Set(),
    ...parts,
  }
}

const lineOf = (variantId: number, quantity: number, left: number) => ({
  ...{ variantId, quantity, left },
  lineTotal: times(dinars(10), quantity),
})

const held: fc.Arbitrary<Held> = fc
  .record({ orders: fc.nat(5), pieces: fc.nat(50) })
  .map(({ orders, pieces }) => ({ orders, pieces, value: times(dinars(10), pieces) }))
const heldStock = fc.record({ shop: held, network: held, phone: held, email: held, emptiedVariants: fc.nat(2) })
const lines = fc
  .uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4 })
  .chain((ids) =>
    fc.tuple(
      ...ids.map((id) =>
        fc
          .integer({ min: 1, max: 20 })
          .chain((left) => fc.integer({ min: 1, max: left }).map((wanted) => lineOf(id, wanted, left))),
      ),
    ),
  )
const limits = fc.record({
  ...{ orderPieces: fc.integer({ min: 1, max: 30 }), customerPieces: fc.integer({ min: 1, max: 60 }) },
  ...{ networkPieces: fc.integer({ min: 1, max: 60 }), shopPieces: fc.integer({ min: 1, max: 60 }) },
  sizeShare: fc.integer({ min: 1, max: 100 }),
})

test('an order that holds its pieces keeps every sum within its limit, and its share of every size', () => {
  fc.assert(
    fc.property(lines, heldStock, limits, (lines, held, limits) => {
      const facts = factsOf(limits, { held })
      if (requestReason(lines, facts) !== undefined) return
      const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
      assert.ok(pieces <= limits.orderPieces)
      assert.ok(held.shop.pieces + pieces <= limits.shopPieces)
      assert.ok(held.network.pieces + pieces <= limits.networkPieces)
      for (const who of ['phone', 'email'] as const) assert.ok(held[who].pieces + pieces <= limits.customerPieces)
      assert.ok(held.phone.orders < 3)
      for (const { quantity, left } of lines) assert.ok(quantity === 1 || quantity <= (left * limits.sizeShare) / 100)
    }),
    { numRuns: 2000 },
  )
})

test('an order holds its pieces exactly if what is held with it afterwards is within the limits', () => {
  fc.assert(
    fc.property(lines, heldStock, limits, (lines, before, limits) => {
      const facts = factsOf({ ...limits, orderPieces: 1000, sizeShare: 100 }, { held: before })
      const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
      const emptied = lines.filter(({ quantity, left }) => quantity === left).length
      if (emptied > 1) return assert.equal(requestReason(lines, facts), 'last-pieces')
      const plus = ({ orders, pieces: some, value }: Held) => ({
        ...{ orders: orders + 1, pieces: some + pieces },
        value: millimes(value + times(dinars(10), pieces)),
      })
      const { shop, network, phone, email } = before
      const after = { shop: plus(shop), network: plus(network), phone: plus(phone), email: plus(email) }
      const isWithin = isWithinLimits({ ...after, emptiedVariants: before.emptiedVariants + emptied }, lines, facts)
      assert.equal(requestReason(lines, facts) === undefined, isWithin)
    }),
    { numRuns: 2000 },
  )
})

test('more held by others never turns a request into an order that holds its pieces', () => {
  fc.assert(
    fc.property(lines, heldStock, limits, fc.integer({ min: 1, max: 20 }), (lines, held, limits, more) => {
      const raise = (part: Held) => ({ ...part, pieces: part.pieces + more })
      const raised = { ...held, shop: raise(held.shop), network: raise(held.network) }
      if (requestReason(lines, factsOf(limits, { held })) === undefined) return
      assert.notEqual(requestReason(lines, factsOf(limits, { held: raised })), undefined)
    }),
  )
})

test('one piece of a size is always allowed, and of a shared size only its share', () => {
  const facts = factsOf({ sizeShare: 50 })
  assert.equal(requestReason([lineOf(1, 1, 1)], facts), undefined)
  assert.equal(requestReason([lineOf(1, 1, 2)], facts), undefined)
  assert.equal(requestReason([lineOf(1, 2, 3)], facts), 'size-share')
  assert.equal(requestReason([lineOf(1, 2, 4)], facts), undefined)
  assert.equal(requestReason([lineOf(1, 1, 4), lineOf(1, 2, 4)], facts), 'size-share')
})

test('a phone number holds the last piece of one size', () => {
  const facts = factsOf({})
  assert.equal(requestReason([lineOf(1, 1, 1), lineOf(2, 1, 1)], facts), 'last-pieces')
  const holdsOne = factsOf({}, { held: { ...noneHeld, emptiedVariants: 1 } })
  assert.equal(requestReason([lineOf(1, 1, 1)], holdsOne), 'phone')
  assert.equal(requestReason([lineOf(1, 1, 2)], holdsOne), undefined)
})

test('the status to tell depends on nothing that others ordered with the same phone or email address', () => {
  const others = fc.record({ phone: held, email: held, emptiedVariants: fc.nat(2) })
  const overQuota = fc.subarray(['phone', 'email'] as const).map((who) => new Set(who))
  fc.assert(
    fc.property(lines, heldStock, limits, others, others, overQuota, (lines, held, limits, some, other, overQuota) => {
      const told = (parts: typeof some) =>
        statusToTell(requestReason(lines, factsOf(limits, { held: { ...held, ...parts }, overQuota })))
      assert.equal(told(some), told(other))
      assert.equal(told(some), statusToTell(requestReason(lines, factsOf(limits, { held: { ...held, ...some } }))))
    }),
    { numRuns: 2000 },
  )
})
