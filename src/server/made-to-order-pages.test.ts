import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openPlainBrowser, openPlainOffice } from '#tests/support/plain-browser.ts'

const buyer = {
  ...{ nom: 'Amel Ben Salah', email: 'amel@example.tn', telephone: '22 333 444' },
  ...{ adresse: '12 rue de la Kasbah', ville: 'Nabeul' },
}

test('the office makes a piece to order, and the shop promises its days to the end', async () => {
  await using office = await openPlainOffice()
  const { shop } = office
  const rug = await shop.sells({ name: 'Zarbia', sizes: [{ name: '', stock: 0 }] })
  const form = await office.open(`/admin/products/${rug.id}`)
  const refused = await form.submit('Save', { supply: 'made-to-order', weeklyLimit: '1' })
  assert.match(refused.main, /are promised\. Please fill this in\./)
  const saved = await refused.submit('Save', { preparationDays: '5' })
  assert.match(saved.main, /Saved\..*1 more can be ordered this week\./)
  assert.match((await office.open('/admin/products')).main, /Made to order/)

  const { open } = await openPlainBrowser(shop)
  const { main } = await open(`/product/${rug.id}`)
  assert.match(main, /1 place left this week Made for you in 5 working days, 1 a week Within 7 working days: /)
  assert.match(main, /At your door within 7 working days of confirmation/)
  assert.match(
    (await open(`/fr/product/${rug.id}`)).main,
    /Fabriquée pour vous en 5 jours ouvrables.*En 7 jours ouvrables/,
  )
  assert.match((await open(`/ar/product/${rug.id}`)).main, /في ظرف 5 أيام عمل.*في ظرف 7 أيام عمل/)

  const tooMany = await open(`/checkout?product=${rug.id}&quantity=3`)
  assert.match(tooMany.main, /Zarbia: Only 1 place is left this week\..*Take the 1 left/)
  const checkout = await open(`/checkout?product=${rug.id}`)
  assert.match(checkout.main, /Delivered within 7 working days of your order being confirmed\..*Place the order/)
  shop.clock.passes({ seconds: 60 })
  const order = await checkout.submit(/^Place the order/, buyer)
  assert.match(order.main, /Made to order.*Delivered within 7 working days/)
  assert.match((await open(`/product/${rug.id}`)).main, /Fully booked this week.*All places this week are taken\./)
  assert.match((await open(`/checkout?product=${rug.id}`)).main, /Zarbia: All places this week are taken\./)
  assert.match((await open(`/store/${rug.store.id}`)).main, /Zarbia.*Fully booked this week/)

  const [placed] = await shop.marketplace.db.selectFrom('orders').select('id').execute()
  const id = placed?.id ?? 0
  assert.match((await office.open(`/admin/orders/${id}`)).main, /Zarbia ?Made to order/)
  assert.match((await office.open(`/admin/orders/print?id=${id}`)).main, /Zarbia ?Made to order/)
  assert.match((await office.open(`/admin/calls?order=${id}`)).main, /It comes within 7 working days\./)
})
