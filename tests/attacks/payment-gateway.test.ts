import assert from 'node:assert/strict'
import { test } from 'node:test'
import { konnect } from '#adapters/konnect.ts'
import { saveGateway } from '#domain/card-payments/gateway-settings.ts'
import { readCardPayments } from '#domain/card-payments/read-card-payments.ts'
import { dinars } from '#domain/money.ts'
import {
  acceptCards,
  type GatewayBehavior,
  konnectAccount,
  openKonnectService,
} from '#tests/support/konnect-service.ts'
import { asOperator } from '#tests/support/operators.ts'
import { leakOf, listenToShop, tablesWith } from '#tests/support/secret-leaks.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { cardsPath } from '#web/paths/backoffice-cash-paths.ts'
import { paymentNotificationPath, payOrderPath } from '#web/paths/storefront-paths.ts'

const isLeak = leakOf(konnectAccount.key)

test('the key of the gateway is in no page, log, metric, error, history or column in the clear', async (context) => {
  await using shop = await openTestShop()
  await using service = await openKonnectService()
  const marketplace = { ...shop.marketplace, paymentGateway: service.gateway }
  const { ask, told, readMetrics } = await listenToShop(context, marketplace)
  const typed = {
    ...konnectAccount,
    baseUrl: service.baseUrl,
    feeBasisPoints: '1,6',
    fee: '',
    isOn: 'on',
    version: '0',
  }
  await ask(cardsPath(), { ...typed, feeBasisPoints: 'much' })
  await ask(cardsPath(), { ...typed, baseUrl: 'http://127.0.0.1/' })
  await ask(cardsPath(), { ...typed, version: '7' })
  await ask(cardsPath(), typed)
  for (const behavior of ['fails', 'silent', 'malformed', 'as-documented'] as GatewayBehavior[]) {
    const placed = await shop.order([{ product: await shop.sells() }], { payment: 'bank-card', source: 'shop' })
    assert.ok(placed.outcome === 'placed')
    service.control.behavior = behavior
    await ask(payOrderPath(placed.order.token), { do: 'pay' })
    await ask(cardsPath(), { do: 'try' })
    shop.clock.passes({ seconds: 61 })
    await readCardPayments({ ...shop.system, paymentGateway: service.gateway })
  }
  const reference = service.pay({ orderId: konnectAccount.key })
  await ask(`${paymentNotificationPath()}?payment_ref=${reference}`)
  shop.clock.passes({ seconds: 61 })
  await readCardPayments({ ...shop.system, paymentGateway: service.gateway })
  for (const page of [cardsPath(), '/admin/audit-log', '/admin', '/admin/cash']) await ask(page)
  await readMetrics()
  assert.ok(service.received.length > 4, 'the attack has reached the gateway')
  assert.deepEqual(told.filter(isLeak), [])
  assert.deepEqual(await tablesWith(shop.system.db, isLeak), [])
})

test('the gateway is asked only at addresses of https in the public internet', async () => {
  await using shop = await openTestShop()
  const owner = { ...(await asOperator(shop.marketplace)), paymentGateway: konnect() }
  const draft = {
    ...{ isOn: true, walletId: konnectAccount.walletId, feeBasisPoints: 0, fee: dinars(0), paidNeedsNoCall: false },
  }
  const addresses = [
    'http://api.konnect.network',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://10.0.0.1/',
    'https://localhost/',
  ]
  for (const baseUrl of [
    ...addresses,
    'https://user:pass@api.konnect.network/',
    'ftp://x',
    '',
    'https://169.254.169.254/',
  ]) {
    const { outcome } = await saveGateway(owner, { version: 0, draft: { ...draft, baseUrl }, key: 'key' })
    assert.equal(outcome, 'address-refused', baseUrl)
  }
})

test('a flood of notifications reads each payment once in ten seconds, and writes nothing for what is unknown', async () => {
  await using shop = await openTestShop()
  await using service = await openKonnectService()
  const marketplace = { ...shop.marketplace, paymentGateway: service.gateway }
  await acceptCards(marketplace, { baseUrl: service.baseUrl })
  const { ask } = await listenToShop({ mock: { method: () => {} } } as never, marketplace)
  const placed = await shop.order([{ product: await shop.sells() }], { payment: 'bank-card', source: 'shop' })
  assert.ok(placed.outcome === 'placed')
  await ask(payOrderPath(placed.order.token), { do: 'pay' })
  const [reference] = service.payments.keys()
  for (let count = 0; count < 20; count += 1) {
    await ask(`${paymentNotificationPath()}?payment_ref=${reference}`)
    await ask(`${paymentNotificationPath()}?payment_ref=unknown${count}`)
    await readCardPayments({ ...shop.system, paymentGateway: service.gateway })
  }
  assert.equal(service.received.filter(({ method }) => method === 'GET').length, 1)
  const notified = (await shop.eventTypes()).filter((type) => type === 'card-payment.notified')
  assert.equal(notified.length, 1)
})
