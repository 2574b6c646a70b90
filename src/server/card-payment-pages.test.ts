import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCardPayments } from '#domain/card-payments/read-card-payments.ts'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { paymentMethods } from '#domain/payment-method.ts'
import { cardsMessages as office } from '#messages/en/backoffice/cards.ts'
import { paymentsMessages } from '#messages/en/backoffice/payments.ts'
import { cardPaymentMessages as texts } from '#messages/en/card-payment.ts'
import { orderMessages } from '#messages/en/order.ts'
import { acceptCards, konnectAccount, openKonnectService } from '#tests/support/konnect-service.ts'
import { asOperator, createSessionToken } from '#tests/support/operators.ts'
import { openPlainBrowser, plainOrigin } from '#tests/support/plain-browser.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { cardsPath } from '#web/paths/backoffice-cash-paths.ts'
import { callsPath } from '#web/paths/backoffice-order-paths.ts'
import { afterPaymentPath, orderPath, paymentNotificationPath, payOrderPath } from '#web/paths/storefront-paths.ts'

/** A shop with a gateway on loopback, and a visitor and an owner in browsers without script. */
async function openShop({ isSetUp = true, paidNeedsNoCall = false } = {}) {
  const service = await openKonnectService()
  const opened = await openTestShop()
  const marketplace = { ...opened.marketplace, paymentGateway: service.gateway }
  if (isSetUp) await acceptCards(marketplace, { baseUrl: service.baseUrl, paidNeedsNoCall })
  const visitor = await openPlainBrowser({ marketplace })
  const owner = await openPlainBrowser({ marketplace })
  owner.cookies.set('__Host-hirfa-office', await createSessionToken(marketplace, 'owner'))
  return {
    ...{ shop: opened, marketplace, service, visitor, owner },
    /** Orders one piece to be paid by card. Returns the page on which it is paid. */
    async order() {
      const product = await opened.sells()
      const checkout = await visitor.open(`/checkout?product=${product.id}`)
      // What is sent at once looks like a bot.
      opened.clock.passes({ seconds: 60 })
      return checkout.submit(/^Place the order/, {
        ...{ nom: 'Amel Ben Salah', email: 'amel@example.tn', telephone: '22 333 444' },
        ...{ adresse: '12 rue de la Kasbah', ville: 'Nabeul', paymentMethod: paymentMethods['bank-card'].wire },
      })
    },
    readPayments: () => readCardPayments({ ...opened.system, paymentGateway: service.gateway }),
    async [Symbol.asyncDispose]() {
      await service[Symbol.asyncDispose]()
      await opened[Symbol.asyncDispose]()
    },
  }
}

test('a customer without script orders, pays at the gateway, comes back and reads that it has arrived', async () => {
  await using cards = await openShop()
  const { service, visitor } = cards
  const pay = await cards.order()
  assert.match(pay.path, /^\/order\/[\w-]+\/pay$/)
  const started = await pay.submit(texts.pay('53.00 TND'))
  const [reference] = service.payments.keys()
  assert.ok(started.html.includes(`href="https://gateway.konnect.example/pay?payment_ref=${reference}"`))
  const { webhook, successUrl } = [...service.payments.values()][0] ?? {}
  assert.deepEqual([webhook, successUrl], [plainOrigin + paymentNotificationPath(), plainOrigin + afterPaymentPath()])
  const back = `${pay.path}?back`
  assert.ok((await visitor.open(back)).main.includes(texts.checking))
  service.pay()
  await cards.readPayments()
  const paid = await visitor.open(back)
  assert.ok(paid.main.includes(texts.paid))
  const order = await paid.follow(texts.toOrder)
  assert.ok(!order.main.includes(orderMessages.payNow))
  assert.equal((await visitor.open(afterPaymentPath())).status, 200)
})

test('the page of an order leads to its payment, and a customer pays at the door instead', async () => {
  await using cards = await openShop()
  const order = await (await cards.order()).follow(texts.toOrder)
  const pay = await order.follow(orderMessages.payNow)
  const changed = await pay.submit(texts.atTheDoor)
  assert.ok(changed.main.includes('Cash to the courier'))
  assert.ok(!changed.main.includes(orderMessages.payNow))
})

test('who has paid for an order that was canceled reads that the money goes back', async () => {
  await using cards = await openShop()
  const pay = await cards.order()
  await pay.submit(texts.pay('53.00 TND'))
  const order = await pay.follow(texts.toOrder)
  await order.submit(orderMessages.cancelSure)
  cards.service.pay()
  cards.shop.clock.passes({ seconds: 61 })
  await cards.readPayments()
  const page = await cards.visitor.open(`${pay.path}?back`)
  assert.ok(page.main.includes(texts.toRefund) && !page.main.includes(texts.paidHeading), page.main)
})

test('who changes to the door in one tab finds the order in the other, and after paying nevertheless', async () => {
  await using cards = await openShop()
  const pay = await cards.order()
  await pay.submit(texts.pay('53.00 TND'))
  const order = await pay.submit(texts.atTheDoor)
  for (const page of [
    await pay.submit(texts.pay('53.00 TND')),
    await pay.submit(texts.atTheDoor),
    await cards.visitor.open(`${pay.path}?back`),
  ])
    assert.deepEqual([page.status, page.path], [200, order.path])
})

test('who wants to pay at the door after the shop has confirmed reads why not, and not that the pieces are gone', async () => {
  await using cards = await openShop()
  const pay = await cards.order()
  const { id } = await cards.marketplace.db.selectFrom('orders').select('id').executeTakeFirstOrThrow()
  await advanceOrderAsOperator(await asOperator(cards.marketplace), id, { to: 'confirmed' })
  const refused = await pay.submit(texts.atTheDoor)
  assert.equal(refused.status, 409)
  assert.ok(refused.main.includes(texts.confirmed) && !refused.main.includes(texts.tooLate), refused.main)
})

test('while no cards are taken any more, an order can still be changed to the door', async () => {
  await using cards = await openShop()
  const pay = await cards.order()
  await cards.marketplace.db.updateTable('payment_gateways').set({ is_on: false }).execute()
  const page = await cards.visitor.open(pay.path)
  assert.ok(page.main.includes(texts.notNow) && !page.main.includes(texts.text), page.main)
  assert.ok((await page.submit(texts.atTheDoor)).main.includes('Cash to the courier'))
})

test('a notification is answered the same whatever it names, and reads what is known', async () => {
  await using cards = await openShop()
  const { service, visitor, marketplace } = cards
  await (await cards.order()).submit(texts.pay('53.00 TND'))
  const reference = service.pay()
  for (const query of [
    `?payment_ref=${reference}`,
    '?payment_ref=5f9498735289e405fc999999',
    '',
    `?payment_ref=${'x'.repeat(5000)}`,
  ]) {
    const { status, html } = await visitor.open(paymentNotificationPath() + query)
    assert.deepEqual([status, html], [204, ''])
  }
  await cards.readPayments()
  const { id } = await marketplace.db.selectFrom('orders').select('id').executeTakeFirstOrThrow()
  assert.equal((await getOrderDetails(await asOperator(marketplace), id)).isPaid, true)
})

test('while the gateway fails the page says that the order stands', async () => {
  await using cards = await openShop()
  const pay = await cards.order()
  cards.service.control.behavior = 'fails'
  const refused = await pay.submit(texts.pay('53.00 TND'))
  assert.equal(refused.status, 409)
  assert.ok(refused.main.includes(texts.unavailable))
})

test('the page for cards of an order that is paid otherwise is its own, and of none it does not exist', async () => {
  await using cards = await openShop()
  const other = await cards.shop.order([{ product: await cards.shop.sells() }])
  assert.ok(other.outcome === 'placed')
  const { token } = other.order
  assert.equal((await cards.visitor.open(payOrderPath(token))).path, orderPath(token))
  assert.equal((await cards.visitor.open(payOrderPath('x'.repeat(43)))).status, 404)
})

test('an owner sets the gateway up and tries it; the key is in no page', async () => {
  await using cards = await openShop({ isSetUp: false })
  const { owner, service, visitor } = cards
  const product = await cards.shop.sells()
  const wire = paymentMethods['bank-card'].wire
  assert.ok(!(await visitor.open(`/checkout?product=${product.id}`)).html.includes(`value="${wire}"`))
  const page = await owner.open(cardsPath())
  const { key, walletId } = konnectAccount
  const typed = { walletId, key, baseUrl: service.baseUrl, feeBasisPoints: '1,6', fee: '0,1', isOn: 'on' }
  const wrong = await page.submit(office.save, { ...typed, walletId: '', feeBasisPoints: 'much' })
  assert.equal(wrong.status, 422)
  const saved = await wrong.submit(office.save, typed)
  assert.ok(saved.main.includes(office.saved), saved.main)
  const tried = await saved.submit(office.tryButton)
  assert.ok(tried.main.includes(office.tryOpen), tried.main)
  service.pay()
  cards.shop.clock.passes({ seconds: 61 })
  await cards.readPayments()
  const listed = await owner.open(cardsPath())
  assert.ok(listed.main.includes(office.tried) && listed.main.includes(office.states.paid))
  for (const { html } of [wrong, saved, tried, listed]) assert.ok(!html.includes(key))
  assert.ok((await visitor.open(`/checkout?product=${product.id}`)).html.includes(`value="${wire}"`))
})

test('a payment of another amount is shown until somebody has taken care of it', async () => {
  await using cards = await openShop()
  const { owner, service } = cards
  await (await cards.order()).submit(texts.pay('53.00 TND'))
  service.pay({ amount: 5000 })
  cards.shop.clock.passes({ seconds: 61 })
  await cards.readPayments()
  const page = await owner.open(cardsPath())
  assert.ok(page.main.includes(office.states.wrong))
  const settled = await page.submit(office.settle)
  assert.ok(!settled.main.includes(office.settle))
})

test('the call queue says that a paid order needs no call, where an owner has set that', async () => {
  for (const paidNeedsNoCall of [true, false]) {
    await using cards = await openShop({ paidNeedsNoCall })
    await (await cards.order()).submit(texts.pay('53.00 TND'))
    cards.service.pay()
    cards.shop.clock.passes({ seconds: 61 })
    await cards.readPayments()
    assert.equal((await cards.owner.open(callsPath())).main.includes(paymentsMessages.noCall), paidNeedsNoCall)
  }
})
