import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mainLocaleSetting } from '#domain/languages/main-locale-setting.ts'
import { dinars } from '#domain/money.ts'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { settleReturn } from '#domain/returns/settle-return.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import { orderMessagesIn } from '#messages/server-messages.ts'
import { asOperator } from '#tests/support/operators.ts'
import { deliveredOrder, inspectedReturn } from '#tests/support/returns.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { printedOrders } from './printed-order.ts'

test('papers have headings in the main language and in French, once when that is the same, and prices of the main one', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const placed = await shop.order([{ product: await shop.sells() }])
  assert.ok(placed.outcome === 'placed')
  for (const [version, mainLocale, slip, price, choice] of [
    [0, 'ar', ['وصل التوصيل', 'Bon de livraison'], /د\.ت$/, '\u206830 cm\u2069، \u2068Bleu\u2069'],
    [1, 'fr', ['Bon de livraison'], /DT$/, '30 cm, Bleu'],
    [2, 'en', ['Packing slip', 'Bon de livraison'], /TND$/, '30 cm, Bleu'],
  ] as const) {
    await editSetting(office, mainLocaleSetting, { version, edited: { mainLocale } })
    const details = await getOrderDetails(office, placed.order.id)
    const lines = Array.from({ length: 6 }, () => ({ ...details.lines[0], sizeName: '30 cm', colorName: 'Bleu' }))
    const [printed] = await printedOrders({ ...office, locale: 'en' }, [{ ...details, lines } as typeof details])
    assert.deepEqual(
      printed?.headings.slip.map(({ text }) => text),
      slip,
    )
    assert.match(printed?.total ?? '', price)
    assert.equal(printed?.mainLocale, mainLocale)
    assert.equal(printed?.lines[0]?.choice, choice)
    assert.equal(printed?.moreLines, orderMessagesIn(mainLocale).print.moreLines(2))
  }
})

test('the papers of an exchange say that it is one and what the courier brings back, in both languages', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const orderId = await deliveredOrder(shop, [{ product: await shop.sells({ name: 'Bowl' }), quantity: 3 }])
  const { number } = await getOrderDetails(office, orderId)
  const returnId = await inspectedReturn(office, orderId, { pieces: [{ position: 0, quantity: 2 }] })
  const settled = await settleReturn(office, returnId, { by: 'exchange', variants: new Map(), fee: dinars(4) })
  assert.ok(settled.outcome === 'settled' && settled.exchangeOrderId !== undefined)
  const ids = [orderId, settled.exchangeOrderId]
  const print = async () => printedOrders(office, await Promise.all(ids.map((id) => getOrderDetails(office, id))))
  const [usual, exchange] = await print()
  assert.equal(usual?.exchange, undefined)
  assert.deepEqual(
    exchange?.exchange?.heading.map(({ text }) => text),
    [`Exchange for order ${number}`, `Échange pour la commande ${number}`],
  )
  assert.deepEqual(exchange?.exchange?.piecesToBringBack, [], 'the shop has them already')

  await shop.marketplace.db
    .updateTable('order_returns')
    .set({ came_back_on: null })
    .where('id', '=', returnId)
    .execute()
  const [, waiting] = await print()
  assert.deepEqual(
    waiting?.exchange?.piecesToBringBack.map(({ quantity, name }) => [quantity, name]),
    [[2, 'Bowl']],
  )
})
