import assert from 'node:assert/strict'
import { test } from 'node:test'
import { confirmByLink } from '#domain/orders/customer-requests/confirm-by-link.ts'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { asOperator } from '#tests/support/operators.ts'
import { placeTestOrder } from '#tests/support/place-test-order.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { filledTexts } from './filled-texts.ts'

test('the text that asks for a confirmation has a link that confirms the order, the same each time', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const { id } = await placeTestOrder(shop, await shop.sells())
  const confirmationText = async () => {
    const { texts } = await filledTexts(office, await getOrderDetails(office, id), 'https://hirfa.example')
    return texts.find(({ purpose }) => purpose === 'confirmation')?.text
  }
  const text = await confirmationText()
  assert.equal(await confirmationText(), text)
  const [, token = ''] = text?.match(/ https:\/\/hirfa\.example\/confirm-order\/([\w-]{22}) /) ?? []
  assert.equal(await confirmByLink(shop.marketplace, token), 'confirmed')
  assert.equal((await getOrderDetails(office, id)).status, 'confirmed')
  assert.equal(await confirmationText(), undefined)
})
