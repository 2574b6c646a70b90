import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { type Governorate, governorates } from '#domain/geography/governorate.ts'
import { dinars, type Millimes } from '#domain/money.ts'
import { asCustomer } from '#domain/orders/as-customer.ts'
import { getOrder } from '#domain/orders/get-order.ts'
import { getPrivateOrder } from '#domain/orders/get-private-order.ts'
import { placeOrder } from '#domain/orders/placing/place-order.ts'
import { defaultPaymentMethod, optionalPayments, paymentMethodNames, paymentMethods } from '#domain/payment-method.ts'
import { publicSaleTerms } from '#domain/sale-terms/public-sale-terms.ts'
import { defaultPromises, defaultSaleTerms, deliveryFeeOf, type SaleTerms } from '#domain/sale-terms/sale-terms.ts'
import { apiClient, wireOrder } from '#tests/support/api-client.ts'
import { setSaleTerms } from '#tests/support/sale-terms.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

const fee = fc.integer({ min: 0, max: 50_000 }) as fc.Arbitrary<Millimes>
const governorate = fc.constantFrom(...governorates)

test('the delivery fee is that of the governorate where it has one, otherwise the flat one, and nothing from a total on', () => {
  const fees = fc.dictionary(governorate, fee) as fc.Arbitrary<Partial<Record<Governorate, Millimes>>>
  fc.assert(
    fc.property(fee, fees, fee, fc.option(governorate, { nil: undefined }), (flat, fees, goods, governorate) => {
      const terms = { ...defaultSaleTerms, deliveryFee: flat, feesByGovernorate: fees }
      const own = governorate && fees[governorate]
      assert.equal(deliveryFeeOf(terms, { goods, governorate }), own ?? flat)
      assert.equal(deliveryFeeOf({ ...terms, freeFrom: goods }, { goods, governorate }), 0)
      assert.ok(
        (publicSaleTerms(terms, defaultPromises, { hasGateway: false }).lowestFee ?? flat) <=
          deliveryFeeOf(terms, { goods, governorate }),
      )
    }),
  )
})

test('pages know of fees by governorate only that they differ, and the lowest', () => {
  assert.deepEqual(publicSaleTerms(defaultSaleTerms, defaultPromises, { hasGateway: true }), {
    ...{ deliveryFee: 8000, exchangeDays: 7, ...defaultPromises },
    payments: paymentMethodNames.map((method) => {
      const { wire, isPrepaid } = paymentMethods[method]
      return { method, wire, isPrepaid, ...(method === 'bank-card' && { isPaidOnline: true }) }
    }),
  })
  const feesByGovernorate = { 'TN-21': dinars(5), 'TN-83': dinars(12) }
  assert.equal(
    publicSaleTerms({ ...defaultSaleTerms, feesByGovernorate }, defaultPromises, { hasGateway: false }).lowestFee,
    dinars(5),
  )
  assert.equal(
    publicSaleTerms({ ...defaultSaleTerms, feesByGovernorate: { 'TN-21': dinars(8) } }, defaultPromises, {
      hasGateway: false,
    }).lowestFee,
    undefined,
  )
})

test('an order costs the delivery fee of its city, and another total is refused with the right one', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({ regularPrice: dinars(45) })
  await setSaleTerms(shop.marketplace, { feesByGovernorate: { 'TN-21': dinars(5) }, freeFrom: dinars(90) })
  const order = (city: string, quantity: number, claimedTotal: number) =>
    shop.order([{ product: bowl, quantity }], {
      ...{ delivery: { address: '12 rue de la Kasbah', city }, claimedTotal: dinars(claimedTotal) },
    })
  const flat = await order('Nabeul', 1, 53)
  assert.ok(flat.outcome === 'repriced')
  assert.equal(flat.quote.totals.shipping, dinars(5))
  assert.equal((await order('Nabeul', 1, 50)).outcome, 'placed')
  assert.equal((await order('Sfax', 1, 53)).outcome, 'placed')
  assert.equal((await order('somewhere', 1, 53)).outcome, 'placed')
  assert.equal((await order('Sfax', 2, 98)).outcome, 'repriced')
  assert.equal((await order('Sfax', 2, 90)).outcome, 'placed')
})

test('an order that was placed keeps its delivery fee and its days to exchange when the setting changes', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({ regularPrice: dinars(45) })
  const request = shop.requestFor([{ product: bowl }], { idempotencyKey: 'a-key' })
  const first = await placeOrder(shop.marketplace, request)
  assert.equal(first.outcome, 'placed')
  await setSaleTerms(shop.marketplace, { deliveryFee: dinars(20), exchangeDays: 14 })
  assert.deepEqual(await placeOrder(shop.marketplace, request), first)
  const { token } = first.order
  const { totals, exchangeDays } = await getPrivateOrder(await asCustomer(shop.marketplace, token))
  assert.deepEqual([totals.shipping, exchangeDays], [8000, 7])

  const later = await placeOrder(shop.marketplace, {
    ...shop.requestFor([{ product: bowl }]),
    claimedTotal: dinars(65),
  })
  assert.equal(later.outcome, 'placed')
  assert.equal((await getOrder(shop.system, later.order.id)).exchangeDays, 14)
})

test('the shop takes no payment that it has declined, unless staff have agreed on it', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  await setSaleTerms(shop.marketplace, { declinedPayments: optionalPayments })
  for (const payment of optionalPayments) {
    const refused = await shop.order([{ product: bowl }], { payment })
    assert.deepEqual(refused, { outcome: 'payment-not-offered', offered: [defaultPaymentMethod] })
    assert.equal((await shop.order([{ product: bowl }], { payment, source: 'phone' })).outcome, 'placed')
  }
  assert.equal((await shop.order([{ product: bowl }])).outcome, 'placed')
})

test('sale terms are bounded', async () => {
  await using shop = await openTestShop()
  for (const wrong of [
    ...[{ deliveryFee: -1 }, { deliveryFee: 1_000_001 }, { deliveryFee: 0.5 }, { exchangeDays: 0 }],
    ...[
      { declinedPayments: [defaultPaymentMethod] },
      { exchangeDays: 91 },
      { feesByGovernorate: { 'TN-99': 1 } },
      { freeFrom: -1 },
    ],
  ])
    await assert.rejects(setSaleTerms(shop.marketplace, wrong as Partial<SaleTerms>), { name: 'ZodError' })
})

test('the API refuses a payment that the shop has declined, and answers a wrong delivery fee with the right total', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({ regularPrice: dinars(45) })
  await setSaleTerms(shop.marketplace, {
    declinedPayments: optionalPayments,
    feesByGovernorate: { 'TN-21': dinars(5) },
  })
  const api = apiClient(shop.marketplace)
  const order = wireOrder([{ productId: bowl.id, quantity: 1 }], 53)
  const mismatch = await api.post('/orders', order)
  assert.deepEqual([mismatch.status, mismatch.body.total], [409, 50])
  const refused = await api.post('/orders', { ...order, total: 50, paymentMethod: 'paypal' })
  assert.equal(refused.status, 422)
  assert.deepEqual(refused.body.errors, [{ path: 'paymentMethod', message: 'must be one that is offered: livraison' }])
  assert.equal((await api.post('/orders', { ...order, total: 50 })).status, 201)
})
