import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listVariants } from '#domain/catalog/admin/list-variants.ts'
import { repriceProduct } from '#domain/catalog/admin/reprice-product.ts'
import { setVariantRetired } from '#domain/catalog/admin/set-variant-retired.ts'
import { getDiscountCode } from '#domain/discounts/list-discount-codes.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { dinars } from '#domain/money.ts'
import { joinOrders } from '#domain/orders/duplicates/join-orders.ts'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import type { OrderRequest } from '#domain/orders/order.ts'
import { createCode } from '#tests/support/discount-codes.ts'
import { outboxRows, sendQueuedEmails } from '#tests/support/emails.ts'
import { asOperator } from '#tests/support/operators.ts'
import { setSaleTerms } from '#tests/support/sale-terms.ts'
import { type OrderedPiece, openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { sellByColor } from '#tests/support/variants.ts'
import { changeOrderLines, type LineRemarks } from './change-order-lines.ts'

type Product = OrderedPiece['product']

const nothingElse: LineRemarks = { risen: [], losesFreeDelivery: false }

async function place(
  shop: TestShop,
  pieces: readonly OrderedPiece[],
  total: number,
  request: Partial<OrderRequest> = {},
) {
  const placed = await shop.order(pieces, { claimedTotal: dinars(total), ...request })
  assert.ok(placed.outcome === 'placed', JSON.stringify(placed))
  return placed.order.id
}

/** Changes the lines as an operator does: sees the total with what it means, and agrees to it. */
async function change(office: Marketplace, orderId: number, pieces: readonly (readonly [Product, number])[]) {
  const lines = pieces.map(([{ id, sizes }, quantity]) => ({ productId: id, sizeId: sizes[0]?.id ?? 0, quantity }))
  const seen = await changeOrderLines(office, orderId, lines, dinars(0))
  assert.ok(seen.outcome === 'repriced', JSON.stringify(seen))
  const { total, shipping } = seen.quote.totals
  assert.equal((await changeOrderLines(office, orderId, lines, total)).outcome, 'changed')
  return { total, shipping, remarks: seen.remarks }
}

async function setPrice(office: Marketplace, { id, regularPrice }: Product, to: number) {
  await repriceProduct(office, id, { seen: { regularPrice }, prices: { regularPrice: dinars(to) } })
}

test('pieces of an order keep their price when others are added; added ones cost what they cost today', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const [bowl, cup] = [await shop.sells(), await shop.sells({ regularPrice: dinars(18) })]
  const id = await place(shop, [{ product: bowl }, { product: cup }], 71)
  await setPrice(office, bowl, 90)
  assert.deepEqual(
    await change(office, id, [
      [bowl, 1],
      [cup, 2],
    ]),
    {
      ...{ total: dinars(89), shipping: dinars(8), remarks: nothingElse },
    },
  )
  const risen = [{ name: bowl.name, from: dinars(45), to: dinars(90) }]
  assert.deepEqual(
    await change(office, id, [
      [bowl, 2],
      [cup, 1],
    ]),
    {
      ...{ total: dinars(161), shipping: dinars(8), remarks: { ...nothingElse, risen } },
    },
  )
  const { lines, lineChanges } = await getOrderDetails(office, id)
  assert.deepEqual(
    lines.map(({ quantity, unitPrice }) => [quantity, unitPrice]),
    [
      [1, dinars(45)],
      [1, dinars(90)],
      [1, dinars(18)],
    ],
  )
  assert.deepEqual(
    lineChanges.map(({ total, risen }) => ({ total, risen })),
    [
      { total: dinars(89), risen: [] },
      { total: dinars(161), risen },
    ],
  )
  assert.equal(
    (
      await change(office, id, [
        [bowl, 1],
        [cup, 1],
      ])
    ).total,
    dinars(71),
    'the dearer one goes first',
  )
})

test('the customer is written the new total once, and nothing when the lines stay as they are', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const [bowl, cup] = [await shop.sells(), await shop.sells({ regularPrice: dinars(18) })]
  const id = await place(shop, [{ product: bowl }], 53)
  await change(office, id, [
    [bowl, 1],
    [cup, 1],
  ])
  const base = (await getOrderDetails(office, id)).lines
  assert.equal((await changeOrderLines(office, id, base, dinars(71), base)).outcome, 'changed')
  await sendQueuedEmails(shop.marketplace)
  const written = (await outboxRows(shop.marketplace)).filter(({ kind }) => kind === 'order-changed')
  assert.deepEqual(
    written.map(({ recipient, status }) => [recipient, status]),
    [['amel@example.tn', 'sent']],
  )
  assert.match(written[0]?.body ?? '', /71\.00/)
})

test('a code that changed lines do not suit is given up, said and recorded, and comes back with the lines', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const bowl = await shop.sells({ regularPrice: dinars(50) })
  const codeId = await createCode(shop.marketplace, { minimum: dinars(100), lastDay: '2026-03-02', maxUses: 1 })
  const id = await place(shop, [{ product: bowl, quantity: 2 }], 98, { code: 'aid' })
  shop.clock.passes({ days: 3 })
  const less = await change(office, id, [[bowl, 1]])
  assert.deepEqual([less.total, less.remarks], [dinars(58), { ...nothingElse, codeGivenUp: 'AID' }])
  assert.equal((await getDiscountCode(office, codeId)).uses, 0)
  const more = await change(office, id, [[bowl, 2]])
  assert.deepEqual([more.total, more.remarks], [dinars(98), { ...nothingElse, codeBack: 'AID' }])
  assert.equal((await getDiscountCode(office, codeId)).uses, 1)
  const { lineChanges } = await getOrderDetails(office, id)
  assert.deepEqual(
    lineChanges.map(({ codeGivenUp, codeBack }) => [codeGivenUp, codeBack]),
    [
      ['AID', undefined],
      [undefined, 'AID'],
    ],
  )
})

test('reaching the value from which delivery is free frees it; below it the agreed fee is due again, and that is said', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const bowl = await shop.sells({ regularPrice: dinars(60) })
  await setSaleTerms(shop.marketplace, { freeFrom: dinars(100) })
  const id = await place(shop, [{ product: bowl }], 68)
  // What was promised holds, whatever the terms are by now.
  await setSaleTerms(shop.marketplace, { deliveryFee: dinars(12), freeFrom: dinars(500) })
  assert.deepEqual(await change(office, id, [[bowl, 2]]), {
    ...{ total: dinars(120), shipping: 0, remarks: nothingElse },
  })
  assert.deepEqual(await change(office, id, [[bowl, 1]]), {
    ...{ total: dinars(68), shipping: dinars(8), remarks: { ...nothingElse, losesFreeDelivery: true } },
  })
  assert.equal((await getOrderDetails(office, id)).lineChanges.at(-1)?.losesFreeDelivery, true)
  assert.equal((await change(office, id, [[bowl, 2]])).shipping, 0)
})

test('a free order that is joined makes the delivery of the other one free, and so does reaching the value together', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const bowl = await shop.sells({ regularPrice: dinars(60) })
  const cup = await shop.sells({ regularPrice: dinars(20) })
  await setSaleTerms(shop.marketplace, { freeFrom: dinars(100) })
  const small = await place(shop, [{ product: cup }], 28)
  const free = await place(shop, [{ product: bowl, quantity: 2 }], 120)
  assert.equal((await joinOrders(office, small, free)).outcome, 'joined')
  assert.equal((await getOrderDetails(office, small)).totals.total, dinars(140))
  const [one, other] = [await place(shop, [{ product: bowl }], 68), await place(shop, [{ product: bowl }], 68)]
  assert.equal((await joinOrders(office, one, other)).outcome, 'joined')
  assert.equal((await getOrderDetails(office, one)).totals.total, dinars(120))

  await createCode(shop.marketplace, { kind: 'free-delivery' })
  const [paying, byCode] = [
    await place(shop, [{ product: cup }], 28),
    await place(shop, [{ product: cup }], 20, { code: 'aid' }),
  ]
  assert.equal((await joinOrders(office, paying, byCode)).outcome, 'joined')
  const { totals } = await getOrderDetails(office, paying)
  assert.deepEqual([totals.total, totals.code], [dinars(40), 'AID'])
  assert.equal((await change(office, paying, [[cup, 1]])).shipping, 0)

  // An order keeps its own code, so what the other one brings is in its fee.
  await createCode(shop.marketplace, { code: 'FIVE', kind: 'amount', amount: dinars(5) })
  const [coded, alsoByCode] = [
    await place(shop, [{ product: cup }], 23, { code: 'five' }),
    await place(shop, [{ product: cup }], 20, { code: 'aid' }),
  ]
  assert.equal((await joinOrders(office, coded, alsoByCode)).outcome, 'joined')
  assert.equal((await getOrderDetails(office, coded)).totals.total, dinars(35))
  assert.equal((await change(office, coded, [[cup, 1]])).shipping, 0)
})

test('lines of a joined order keep its discount when others change', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const [bowl, cup] = [await shop.sells({ regularPrice: dinars(50) }), await shop.sells({ regularPrice: dinars(20) })]
  await createCode(shop.marketplace, { code: 'ONE', kind: 'amount', amount: dinars(5) })
  await createCode(shop.marketplace, { code: 'TWO', percent: 50 })
  const kept = await place(shop, [{ product: bowl }], 53, { code: 'one' })
  const joined = await place(shop, [{ product: cup, quantity: 2 }], 28, { code: 'two' })
  assert.equal((await joinOrders(office, kept, joined)).outcome, 'joined')
  assert.equal((await getOrderDetails(office, kept)).totals.total, dinars(73))
  assert.deepEqual(
    await change(office, kept, [
      [bowl, 1],
      [cup, 1],
    ]),
    {
      ...{ total: dinars(63), shipping: dinars(8), remarks: nothingElse },
    },
  )
})

test('pieces in a color that is retired since stay in their order while others change, and none are added to them', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const bag = await sellByColor(shop, { stock: { S: { Red: 4, Blue: 1 } } })
  const cup = await shop.sells({ regularPrice: dinars(18) })
  await createCode(shop.marketplace)
  const [colorId = 0, sizeId = 0] = [bag.colors[0]?.id, bag.sizes[0]?.id]
  const pieces = [
    { product: bag, colorId, quantity: 2 },
    { product: cup, quantity: 2 },
  ]
  const id = await place(shop, pieces, 121.4, { code: 'aid' })
  const red = (await listVariants(office, bag.id)).find((variant) => variant.colorId === colorId)
  assert.equal((await setVariantRetired(office, bag.id, red?.id ?? 0, true)).outcome, 'saved')

  const bags = (quantity: number) => ({ productId: bag.id, sizeId, colorId, quantity })
  const cups = (quantity: number) => ({ productId: cup.id, sizeId: cup.sizes[0]?.id ?? 0, quantity })
  assert.equal((await changeOrderLines(office, id, [bags(2), cups(1)], dinars(105.2))).outcome, 'changed')
  assert.equal((await getOrderDetails(office, id)).totals.code, 'AID')
  const more = await changeOrderLines(office, id, [bags(3), cups(1)], dinars(0))
  assert.deepEqual(more.outcome === 'out-of-stock' && more.lines.map(({ position, left }) => [position, left]), [
    [0, 2],
  ])
  assert.equal((await changeOrderLines(office, id, [bags(1), cups(1)], dinars(64.7))).outcome, 'changed')
  const back = (await listVariants(office, bag.id)).find((variant) => variant.id === red?.id)
  assert.equal(back?.stock, 1, 'the others went off sale with their color')
})

test('a code with which the order would cost no less is refused and not used up', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const bowl = await shop.sells({ regularPrice: dinars(104) })
  await setSaleTerms(shop.marketplace, { freeFrom: dinars(100) })
  const codeId = await createCode(shop.marketplace, { percent: 5 })
  const dearer = await shop.order([{ product: bowl }], { code: 'aid', claimedTotal: dinars(106.8) })
  assert.ok(dearer.outcome === 'code-refused')
  assert.deepEqual([dearer.refusal.reason, dearer.quote.totals.total], ['no-gain', dinars(104)])
  const id = await place(shop, [{ product: bowl, quantity: 2 }], 197.6, { code: 'aid' })
  const less = await change(office, id, [[bowl, 1]])
  assert.deepEqual([less.total, less.remarks.codeGivenUp], [dinars(104), 'AID'])
  assert.equal((await getDiscountCode(office, codeId)).uses, 0)
})
