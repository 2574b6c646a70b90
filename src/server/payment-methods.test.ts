import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getHandover } from '#domain/couriers/handovers/get-handover.ts'
import { dinars } from '#domain/money.ts'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { advanceOrder } from '#domain/orders/status/advance-order.ts'
import { paymentMethodNames, paymentMethods } from '#domain/payment-method.ts'
import { orderNamesMessages } from '#messages/en/backoffice/order-names.ts'
import { ordersMessages as texts } from '#messages/en/backoffice/orders.ts'
import { paymentsMessages } from '#messages/en/backoffice/payments.ts'
import { cardPaymentMessages } from '#messages/en/card-payment.ts'
import { orderMessages } from '#messages/en/order.ts'
import { openBackofficeBrowser } from '#tests/support/backoffice-browser.ts'
import { createCourier, openHandover } from '#tests/support/couriers.ts'
import { acceptCards } from '#tests/support/konnect-service.ts'
import { asOperator } from '#tests/support/operators.ts'
import { payInFull } from '#tests/support/payments.ts'
import { openPlainBrowser, openPlainOffice } from '#tests/support/plain-browser.ts'
import { handoverPath } from '#web/paths/backoffice-courier-paths.ts'
import { newOrderPath, orderDetailsPath, ordersPath } from '#web/paths/backoffice-order-paths.ts'
import { lastOrderFromStored, lastOrderToStored } from '#web/storefront/success/last-order-storage.ts'

const buyer = {
  ...{ nom: 'Amel Ben Salah', email: 'amel@example.tn', telephone: '22 333 444' },
  ...{ adresse: '12 rue de la Kasbah', ville: 'Nabeul' },
}

async function openShop() {
  const office = await openPlainOffice()
  const { shop } = office
  await acceptCards(shop.marketplace)
  const product = await shop.sells()
  const send = await openBackofficeBrowser(shop)
  const sana = await asOperator(shop.marketplace)
  const newest = () =>
    shop.marketplace.db.selectFrom('orders').select(['id', 'number']).orderBy('id', 'desc').executeTakeFirstOrThrow()
  return {
    ...{ shop, open: office.open, sana },
    /** A customer chooses the method at the checkout and gets the private page of the order. */
    async order(wire: string) {
      const checkout = await (await openPlainBrowser(shop)).open(`/checkout?product=${product.id}`)
      // What is sent at once looks like a bot.
      shop.clock.passes({ seconds: 60 })
      const placed = await checkout.submit(/^Place the order/, { ...buyer, paymentMethod: wire })
      const page = wire === paymentMethods['bank-card'].wire ? await placed.follow(cardPaymentMessages.toOrder) : placed
      return { page, ...(await newest()) }
    },
    /** Staff enter an order that came by phone, or that the customer takes along. */
    async enter(payment: string, source: 'phone' | 'visit') {
      const claimedTotal = source === 'phone' ? '53000' : '45000'
      const form = {
        ...{ source, payment, claimedTotal, name: 'Amel', phone: '22333444', address: '12 rue de la Kasbah' },
        ...{ city: 'Nabeul', key: crypto.randomUUID(), productId: String(product.id), handed: 'on' },
        ...{ sizeId: String(product.sizes[0]?.id), colorId: '', quantity: '1' },
      }
      const { status } = await send(newOrderPath(), { method: 'POST', body: new URLSearchParams(form) })
      assert.equal(status, 302)
      return getOrderDetails(sana, (await newest()).id)
    },
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

for (const method of paymentMethodNames) {
  const { wire, isPrepaid, usualMeans } = paymentMethods[method]

  test(`an order to be paid by ${method} says so to its customer and in the office, and is not handed over unpaid where it is prepaid`, async () => {
    await using office = await openShop()
    const { page, id, number } = await office.order(wire)
    assert.ok(page.main.includes(orderMessages.paymentMethods[method]), page.main)

    for (const filter of paymentMethodNames) {
      const { main } = await office.open(ordersPath({ payment: filter }))
      assert.equal(main.includes(number), filter === method, `listed by ${filter}`)
    }
    const sheet = await office.open(orderDetailsPath(id))
    const name = orderNamesMessages.paymentMethods[method]
    assert.ok(
      sheet.main.includes(
        isPrepaid ? paymentsMessages.unpaid(name) : `${name} · ${texts.payment.toCollect('53.00 TND')}`,
      ),
    )
    assert.match(sheet.html, new RegExp(`<option value="${usualMeans}" selected`))
    const slip = (await sheet.follow('Packing slip')).main
    assert.match(slip, new RegExp(`${RegExp.escape(name)}.*To collect\\D*${isPrepaid ? '0\\.00' : '53\\.00'} TND`))

    await createCourier(office.sana)
    await advanceOrder(office.shop.system, id, { to: 'confirmed' })
    const handover = (await openHandover(office.sana, [id])).id
    const [parcel] = (await getHandover(office.sana, handover)).parcels
    assert.deepEqual([parcel?.owesPayment, parcel?.toCollect], [isPrepaid, dinars(isPrepaid ? 0 : 53)])
    await (await office.open(handoverPath(handover))).submit(/^Packed and handed over/)
    assert.equal((await getOrderDetails(office.sana, id)).status, isPrepaid ? 'packed' : 'shipped')

    if (!isPrepaid) return
    await payInFull(office.sana, id, 'Paid', usualMeans)
    await (await office.open(handoverPath(handover))).submit(/^Handed over/)
    assert.equal((await getOrderDetails(office.sana, id)).status, 'shipped')
  })

  test(`staff enter an order to be paid by ${method}, handed over at once unless it is prepaid`, async () => {
    await using office = await openShop()
    const ordered = await office.enter(method, 'phone')
    const taken = await office.enter(method, 'visit')
    assert.deepEqual([ordered.payment, taken.payment], [method, method])
    assert.deepEqual([ordered.status, taken.status], ['received', isPrepaid ? 'received' : 'delivered'])
  })

  test(`the page after an order to be paid by ${method} has it from the storage of the browser`, () => {
    const order = { number: 'H-7K3M-92QX', token: 'abc', total: dinars(53), payment: method }
    assert.deepEqual(lastOrderFromStored(lastOrderToStored(order)), order)
  })
}
