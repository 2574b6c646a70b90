import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dinars } from '#domain/money.ts'
import { defaultSaleTerms } from '#domain/sale-terms/sale-terms.ts'
import { saleTermsSetting } from '#domain/sale-terms/sale-terms-setting.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import { openAttackedShop } from '#tests/support/attacked-shop.ts'
import { openBackofficeBrowser } from '#tests/support/backoffice-browser.ts'
import { setSaleTerms } from '#tests/support/sale-terms.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { saleTerms } from '#web/backoffice/settings/sale-terms.ts'
import { settingTexts } from '#web/backoffice/settings/setting-form.ts'
import { newOrderPath } from '#web/paths/backoffice-order-paths.ts'
import { settingsPath } from '#web/paths/backoffice-paths.ts'
import { honeypotFieldNames } from '#web/storefront/forms/honeypot-field-names.ts'

const buyer = { nom: 'Amel Ben Salah', email: 'amel@example.tn', telephone: '22333444', adresse: '12 rue de la Kasbah' }

test('a cart is quoted with the delivery fee of the city that was typed, in any script, and the flat one for an unknown city', async () => {
  await using shop = await openAttackedShop()
  const { id } = await shop.sells({ regularPrice: dinars(45) })
  await setSaleTerms(shop.marketplace, { feesByGovernorate: { 'TN-21': dinars(5) } })
  const orderItems = JSON.stringify([{ productId: id, quantity: 1 }])
  const quoted = async (ville?: string) => {
    const response = await shop.send('/cart.data', { form: { orderItems, ...(ville !== undefined && { ville }) } })
    assert.equal(response.status, 200)
    return response.text()
  }
  for (const city of ['Nabeul', 'نابل']) assert.match(await quoted(city), /"total",50000/, city)
  for (const city of [undefined, '', 'Atlantis']) assert.match(await quoted(city), /"total",53000/, String(city))
})

test('without script, a refused order for one piece shows the total for the city that was typed, whatever it was refused for', async () => {
  await using shop = await openAttackedShop()
  const { id } = await shop.sells({ regularPrice: dinars(45) })
  await setSaleTerms(shop.marketplace, { feesByGovernorate: { 'TN-21': dinars(5) } })
  const send = async (more: Record<string, string>) => {
    const order = { ville: 'Nabeul', total: '53', paymentMethod: 'livraison', idempotencyKey: crypto.randomUUID() }
    const form = { ...buyer, ...order, [honeypotFieldNames.shownAt]: '0', ...more }
    const response = await shop.send(`/checkout?product=${id}&quantity=1`, { form })
    return { status: response.status, page: await response.text() }
  }
  for (const [refused, status] of [
    [{}, 409],
    [{ email: 'bad' }, 422],
  ] as const) {
    const answer = await send(refused)
    assert.equal(answer.status, status)
    assert.match(answer.page, /name="total" value="50"/)
  }
  assert.match((await send({})).page, /Prices or the delivery fee differ/)
  assert.equal((await send({ total: '50' })).status, 303)
})

test('who enters an order is told that delivery is free, not that it was handed over in the shop', async () => {
  await using shop = await openTestShop()
  const { id, sizes } = await shop.sells({ regularPrice: dinars(45) })
  await setSaleTerms(shop.marketplace, { freeFrom: dinars(40) })
  const ask = await openBackofficeBrowser(shop, 'staff')
  const enter = async (source: string) => {
    const body = new URLSearchParams({
      ...{ source, payment: 'cash-on-delivery', locale: 'en', claimedTotal: '0', name: 'Amel', phone: '22333444' },
      ...{ address: '12 rue de la Kasbah', city: 'Nabeul', key: crypto.randomUUID() },
      ...{ productId: String(id), sizeId: String(sizes[0]?.id), colorId: '', quantity: '1' },
    })
    const response = await ask(newOrderPath(), { method: 'POST', body })
    return { status: response.status, page: await response.text() }
  }
  const byPhone = await enter('phone')
  assert.equal(byPhone.status, 409)
  assert.match(byPhone.page, /It comes to 45\.00 TND, delivery is free/)
  assert.match((await enter('visit')).page, /It comes to 45\.00 TND, handed over in the shop/)
})

test('delivery is not free from nothing', async () => {
  await using shop = await openTestShop()
  const ask = await openBackofficeBrowser(shop, 'owner')
  const save = (freeFrom: string) => {
    const fields = { part: 'sale-terms', version: '0', ...settingTexts(saleTerms, defaultSaleTerms), freeFrom }
    return ask(settingsPath(), { method: 'POST', body: new URLSearchParams(fields) })
  }
  assert.equal((await save('0')).status, 422)
  assert.equal((await save('٩٠')).status, 200)
  assert.equal((await getSetting(shop.marketplace, saleTermsSetting)).value.freeFrom, 90_000)
})
