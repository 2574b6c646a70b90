import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Product } from '#domain/catalog/product.ts'
import { dinars } from '#domain/money.ts'
import { addOrderNote } from '#domain/orders/add-order-note.ts'
import { correctDelivery } from '#domain/orders/delivery/correct-delivery.ts'
import { editableDelivery } from '#domain/orders/delivery/editable-delivery.ts'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { changeOrderLines } from '#domain/orders/lines/change-order-lines.ts'
import type { Customer } from '#domain/orders/order.ts'
import type { Phone } from '#domain/phone.ts'
import { openBackofficeBrowser } from '#tests/support/backoffice-browser.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

/** A browser without script, in which an operator is signed in. */
async function openBackoffice() {
  const shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  const ask = await openBackofficeBrowser(shop)
  return {
    shop,
    sana,
    look: async (path: string) => (await ask(path)).text(),
    async send(path: string, body: URLSearchParams) {
      const response = await ask(path, { method: 'POST', body })
      return { status: response.status, html: await response.text() }
    },
    details: (id: number) => getOrderDetails(sana, id),
    async order(product: Product, customer: Partial<Customer> = {}) {
      const known = { name: 'Amel Ben Salah', phone: '+21622333444' as Phone, ...customer }
      const result = await shop.order([{ product }], { customer: known })
      assert.equal(result.outcome, 'placed')
      return result.order.id
    },
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

/** The form data a browser would submit for the form that contains `mark`, with these values. */
function filledIn(html: string, mark: string, typed: Readonly<Record<string, string>>): URLSearchParams {
  const form = html.split('<form').find((part) => part.split('</form>')[0]?.includes(mark)) ?? ''
  const fields = new URLSearchParams()
  for (const [element, kind] of (form.split('</form>')[0] ?? '').matchAll(/<(input|select).*?(?:\/>|<\/select>)/g)) {
    const name = attribute(element, 'name')
    const isLeftOut = attribute(element, 'type') === 'checkbox' && !element.includes('checked')
    if (name === '' || isLeftOut) continue
    const chosen = kind === 'select' ? (/<option[^>]*selected[^>]*>/.exec(element)?.[0] ?? '') : element
    fields.append(name, attribute(chosen, 'value'))
  }
  for (const [name, value] of Object.entries(typed)) fields.set(name, value)
  return fields
}

function attribute(element: string, name: string): string {
  const [, value = ''] = new RegExp(` ${name}="([^"]*)"`).exec(element) ?? []
  return value.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

test('the note on a call is saved with any outcome', async () => {
  await using backoffice = await openBackoffice()
  const bowl = await backoffice.shop.sells()
  const note = 'Speaks Italian'
  const outcomes: Readonly<Record<string, string>>[] = [
    { outcome: 'confirmed' },
    { callBack: 'soon' },
    { outcome: 'wrong-number', newNumber: '55 666 777' },
    { outcome: 'address-corrected', address: '3 rue du Port' },
    { outcome: 'cancelled', reason: 'Too dear' },
  ]
  for (const pressed of outcomes) {
    const id = await backoffice.order(bowl)
    const path = `/admin/calls?order=${id}`
    const { status } = await backoffice.send(
      path,
      filledIn(await backoffice.look(path), 'name="note"', { ...pressed, note }),
    )
    assert.equal(status, 302)
    const { calls } = await backoffice.details(id)
    assert.match(calls[0]?.note ?? '', /Speaks Italian$/, JSON.stringify(pressed))
  }
})

test('invalid input of a call card stays in the card', async () => {
  await using backoffice = await openBackoffice()
  const path = `/admin/calls?order=${await backoffice.order(await backoffice.shop.sells())}`
  const typed = { note: 'Speaks Italian', phone: '12', address: '3 rue du Port', quantity: '3', reason: 'Twice' }
  const form = filledIn(await backoffice.look(path), 'name="note"', { ...typed, outcome: 'address-corrected' })
  const { status, html } = await backoffice.send(path, form)
  assert.equal(status, 422)
  const back = filledIn(html, 'name="note"', {})
  for (const [field, value] of Object.entries(typed)) assert.equal(back.get(field), value, field)
  assert.equal(back.get('deliveryBase'), form.get('deliveryBase'))
})

for (const room of ['calls', 'details'] as const) {
  test(`order lines are changed without script, at the total that was shown: ${room}`, async () => {
    await using backoffice = await openBackoffice()
    const bowl = await backoffice.shop.sells({ colors: [{ name: 'Blue', swatch: '#1f4e86' }] })
    const id = await backoffice.order(bowl)
    const path = room === 'calls' ? `/admin/calls?order=${id}` : `/admin/orders/${id}`
    const colorId = String(bowl.colors[0]?.id)
    const press = { outcome: 'changed' }
    const first = filledIn(await backoffice.look(path), 'name="quantity"', { ...press, quantity: '2', colorId })
    const asked = await backoffice.send(path, first)
    assert.equal(asked.status, 409)
    assert.match(asked.html, /Agreed, 98\.00 TND/)
    const agreed = await backoffice.send(path, filledIn(asked.html, 'name="quantity"', press))
    assert.notEqual(agreed.status, 409)
    const { lines } = await backoffice.details(id)
    assert.deepEqual(
      lines.map(({ quantity, colorName }) => [quantity, colorName]),
      [[2, 'Blue']],
    )
  })

  test(`the second of two corrections of a delivery is a conflict: ${room}`, async () => {
    await using backoffice = await openBackoffice()
    const id = await backoffice.order(await backoffice.shop.sells())
    const path = room === 'calls' ? `/admin/calls?order=${id}` : `/admin/orders/${id}`
    const opened = await backoffice.look(path)
    const base = editableDelivery(await backoffice.details(id))
    const theirs = { ...base, customer: { ...base.customer, name: 'Amel Trabelsi' }, address: '3 rue du Port' }
    await correctDelivery(backoffice.sana, id, theirs, base)

    const press = { outcome: 'address-corrected' }
    const mine = { ...press, address: '5 rue du Port' }
    const { status, html } = await backoffice.send(path, filledIn(opened, 'name="address"', mine))
    assert.equal(status, 409)
    assert.match(html, /corrected this in the meantime.*<bdi>3 rue du Port<\/bdi>/s)
    const again = filledIn(html, 'name="address"', press)
    assert.deepEqual([again.get('name'), again.get('address')], ['Amel Trabelsi', '5 rue du Port'])
    await backoffice.send(path, again)
    const { customer, delivery } = await backoffice.details(id)
    assert.deepEqual([customer.name, delivery.address], ['Amel Trabelsi', '5 rue du Port'])
  })

  test(`order lines that changed meanwhile are not overwritten: ${room}`, async () => {
    await using backoffice = await openBackoffice()
    const bowl = await backoffice.shop.sells()
    const id = await backoffice.order(bowl)
    const path = room === 'calls' ? `/admin/calls?order=${id}` : `/admin/orders/${id}`
    const press = { outcome: 'changed' }
    const opened = await backoffice.look(path)
    await changeOrderLines(backoffice.sana, id, [{ productId: bowl.id, quantity: 4 }], dinars(188))
    const mine = { ...press, quantity: '2', claimedTotal: String(dinars(98)) }
    const { status, html } = await backoffice.send(path, filledIn(opened, 'name="quantity"', mine))
    assert.equal(status, 409)
    assert.match(html, /changed the pieces meanwhile/)
    assert.equal((await backoffice.details(id)).lines[0]?.quantity, 4)
    const again = filledIn(html, 'name="quantity"', press)
    assert.equal(again.get('quantity'), '2')
    const asked = await backoffice.send(path, again)
    assert.match(asked.html, /Agreed, 98\.00 TND/)
  })
}

test('invalid corrections of the details stay in the form', async () => {
  await using backoffice = await openBackoffice()
  const path = `/admin/orders/${await backoffice.order(await backoffice.shop.sells())}`
  const typed = { name: '', phone: '12', city: 'Sfax', governorate: 'TN-83' }
  const { status, html } = await backoffice.send(path, filledIn(await backoffice.look(path), 'name="address"', typed))
  assert.equal(status, 422)
  const back = filledIn(html, 'name="address"', {})
  for (const [field, value] of Object.entries(typed)) assert.equal(back.get(field), value, field)
})

test('an order is canceled on its details with a reason, which is stored with the step', async () => {
  await using backoffice = await openBackoffice()
  const id = await backoffice.order(await backoffice.shop.sells())
  const path = `/admin/orders/${id}`
  const press = { to: 'cancelled', note: 'Speaks Italian' }
  const refused = await backoffice.send(path, filledIn(await backoffice.look(path), 'name="reason"', press))
  assert.equal(refused.status, 422)
  assert.equal((await backoffice.details(id)).status, 'received')
  const again = filledIn(refused.html, 'name="reason"', { to: 'cancelled', reason: 'Ordered twice' })
  assert.equal((await backoffice.send(path, again)).status, 302)
  const { status, steps } = await backoffice.details(id)
  assert.deepEqual([status, steps[0]?.note], ['cancelled', 'Ordered twice: Speaks Italian'])
})

test('the notes of an order entered by an operator are limited to the length of a label', async () => {
  await using backoffice = await openBackoffice()
  const { id, sizes } = await backoffice.shop.sells()
  const entry = new URLSearchParams({
    ...{ name: 'Amel', phone: '22 333 444', address: '12 rue de la Kasbah', city: 'Nabeul', key: 'first' },
    ...{ productId: String(id), sizeId: String(sizes[0]?.id), quantity: '1', claimedTotal: '53000' },
    ...{ customerNote: 'x'.repeat(400), giftNote: 'y'.repeat(400) },
  })
  assert.equal((await backoffice.send('/admin/orders/new', entry)).status, 302)
  const { customer_note, gift_note } = await backoffice.shop.marketplace.db
    .selectFrom('orders')
    .select(['customer_note', 'gift_note'])
    .executeTakeFirstOrThrow()
  assert.deepEqual([customer_note, gift_note], ['x'.repeat(300), 'y'.repeat(300)])
})

test('internal notes are shown for calls and in the list, and not on parcel labels', async () => {
  await using backoffice = await openBackoffice()
  const bowl = await backoffice.shop.sells()
  const [id] = [await backoffice.order(bowl), await backoffice.order(bowl)]
  await addOrderNote(backoffice.sana, id, 'Rings the wrong bell', {
    submissionKey: crypto.randomUUID(),
    typedSecondsAgo: 0,
  })
  const card = await backoffice.look(`/admin/calls?order=${id}`)
  assert.ok(card.indexOf('Rings the wrong bell') > 0, 'on the card')
  assert.ok(card.indexOf('Rings the wrong bell') < card.indexOf('href="tel:'), 'above the number')
  assert.equal((await backoffice.look('/admin/orders')).split('>It has notes<').length, 2)
  assert.doesNotMatch(withoutScript(await backoffice.look(`/admin/orders/print?id=${id}`)), /wrong bell/)
})

test('next to an Arabic name a phone number keeps its direction', async () => {
  await using backoffice = await openBackoffice()
  const id = await backoffice.order(await backoffice.shop.sells(), { name: 'أمل بن صالح' })
  const places = [`orders/print?id=${id}`, `orders/print?what=labels&id=${id}`, `orders/${id}`, `calls?order=${id}`]
  for (const place of places) {
    const html = await backoffice.look(`/admin/${place}`)
    assert.match(html, /<bdi( dir="auto")?>أمل بن صالح<\/bdi>/, place)
    assert.match(html, /<bdi dir="ltr">22 333 444<\/bdi>/, place)
  }
  assert.match(await backoffice.look('/admin/orders'), /<span dir="auto"[^>]*>أمل بن صالح</)
})

/** The markup of a page without its scripts. */
function withoutScript(html: string): string {
  return html.replaceAll(/<script.*?<\/script>/gs, '')
}
