import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Product } from '#domain/catalog/product.ts'
import { dinars } from '#domain/money.ts'
import { changeOrderLines } from '#domain/orders/change-order-lines.ts'
import { correctDelivery } from '#domain/orders/correct-delivery.ts'
import { getOrderSheet } from '#domain/orders/get-order-sheet.ts'
import type { Customer } from '#domain/orders/order.ts'
import { writeOrderNote } from '#domain/orders/write-order-note.ts'
import { writtenDelivery } from '#domain/orders/written-delivery.ts'
import type { Phone } from '#domain/phone.ts'
import { openOfficeBrowser } from '#tests/support/office-browser.ts'
import { atWork } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

/** A browser without script, in which someone of the shop is signed in. */
async function openOffice() {
  const shop = await openTestShop()
  const sana = await atWork(shop.marketplace, 'staff')
  const ask = await openOfficeBrowser(shop)
  return {
    shop,
    sana,
    look: async (path: string) => (await ask(path)).text(),
    async send(path: string, body: URLSearchParams) {
      const answer = await ask(path, { method: 'POST', body })
      return { status: answer.status, html: await answer.text() }
    },
    sheet: (id: number) => getOrderSheet(sana, id),
    async order(product: Product, customer: Partial<Customer> = {}) {
      const known = { name: 'Amel Ben Salah', phone: '+21622333444' as Phone, ...customer }
      const result = await shop.order([{ product }], { customer: known })
      assert.equal(result.outcome, 'placed')
      return result.order.id
    },
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

/** What a browser sends of the form in which `mark` stands, when this is written into it and that button is pressed. */
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

test('the note on a call goes with whichever button of the card is pressed', async () => {
  await using office = await openOffice()
  const bowl = await office.shop.sells()
  const note = 'Speaks Italian'
  const outcomes: Readonly<Record<string, string>>[] = [
    { outcome: 'confirmed' },
    { callBack: 'soon' },
    { outcome: 'wrong-number', newNumber: '55 666 777' },
    { outcome: 'address-corrected', address: '3 rue du Port' },
    { outcome: 'cancelled', reason: 'Too dear' },
  ]
  for (const pressed of outcomes) {
    const id = await office.order(bowl)
    const path = `/admin/calls?order=${id}`
    const { status } = await office.send(path, filledIn(await office.look(path), 'name="note"', { ...pressed, note }))
    assert.equal(status, 302)
    const { calls } = await office.sheet(id)
    assert.match(calls[0]?.note ?? '', /Speaks Italian$/, JSON.stringify(pressed))
  }
})

test('what was written on a card with a mistake is still there, on the whole card', async () => {
  await using office = await openOffice()
  const path = `/admin/calls?order=${await office.order(await office.shop.sells())}`
  const typed = { note: 'Speaks Italian', phone: '12', address: '3 rue du Port', quantity: '3', reason: 'Twice' }
  const form = filledIn(await office.look(path), 'name="note"', { ...typed, outcome: 'address-corrected' })
  const { status, html } = await office.send(path, form)
  assert.equal(status, 422)
  const back = filledIn(html, 'name="note"', {})
  for (const [field, value] of Object.entries(typed)) assert.equal(back.get(field), value, field)
  assert.equal(back.get('deliveryBase'), form.get('deliveryBase'))
})

for (const room of ['calls', 'sheet'] as const) {
  test(`pieces are changed without script, at a total that was shown: ${room}`, async () => {
    await using office = await openOffice()
    const bowl = await office.shop.sells({ colors: [{ name: 'Blue', swatch: '#1f4e86' }] })
    const id = await office.order(bowl)
    const path = room === 'calls' ? `/admin/calls?order=${id}` : `/admin/orders/${id}`
    const colorId = String(bowl.colors[0]?.id)
    const press = { outcome: 'changed' }
    const first = filledIn(await office.look(path), 'name="quantity"', { ...press, quantity: '2', colorId })
    const asked = await office.send(path, first)
    assert.equal(asked.status, 409)
    assert.match(asked.html, /Agreed, 98\.00 TND/)
    const agreed = await office.send(path, filledIn(asked.html, 'name="quantity"', press))
    assert.notEqual(agreed.status, 409)
    const { lines } = await office.sheet(id)
    assert.deepEqual(
      lines.map(({ quantity, colorName }) => [quantity, colorName]),
      [[2, 'Blue']],
    )
  })

  test(`of two who correct one delivery the second is told what the first wrote: ${room}`, async () => {
    await using office = await openOffice()
    const id = await office.order(await office.shop.sells())
    const path = room === 'calls' ? `/admin/calls?order=${id}` : `/admin/orders/${id}`
    const opened = await office.look(path)
    const base = writtenDelivery(await office.sheet(id))
    const theirs = { ...base, customer: { ...base.customer, name: 'Amel Trabelsi' }, address: '3 rue du Port' }
    await correctDelivery(office.sana, id, theirs, base)

    const press = { outcome: 'address-corrected' }
    const mine = { ...press, address: '5 rue du Port' }
    const { status, html } = await office.send(path, filledIn(opened, 'name="address"', mine))
    assert.equal(status, 409)
    assert.match(html, /corrected the same meanwhile.*<bdi>3 rue du Port<\/bdi>/s)
    const again = filledIn(html, 'name="address"', press)
    assert.deepEqual([again.get('name'), again.get('address')], ['Amel Trabelsi', '5 rue du Port'])
    await office.send(path, again)
    const { customer, delivery } = await office.sheet(id)
    assert.deepEqual([customer.name, delivery.address], ['Amel Trabelsi', '5 rue du Port'])
  })

  test(`pieces that somebody else has changed meanwhile are not written over: ${room}`, async () => {
    await using office = await openOffice()
    const bowl = await office.shop.sells()
    const id = await office.order(bowl)
    const path = room === 'calls' ? `/admin/calls?order=${id}` : `/admin/orders/${id}`
    const press = { outcome: 'changed' }
    const opened = await office.look(path)
    await changeOrderLines(office.sana, id, [{ productId: bowl.id, quantity: 4 }], dinars(188))
    const mine = { ...press, quantity: '2', claimedTotal: String(dinars(98)) }
    const { status, html } = await office.send(path, filledIn(opened, 'name="quantity"', mine))
    assert.equal(status, 409)
    assert.match(html, /changed the pieces meanwhile/)
    assert.equal((await office.sheet(id)).lines[0]?.quantity, 4)
    const again = filledIn(html, 'name="quantity"', press)
    assert.equal(again.get('quantity'), '2')
    const asked = await office.send(path, again)
    assert.match(asked.html, /Agreed, 98\.00 TND/)
  })
}

test('a correction of the sheet with a mistake comes back as it was typed', async () => {
  await using office = await openOffice()
  const path = `/admin/orders/${await office.order(await office.shop.sells())}`
  const typed = { name: '', phone: '12', city: 'Sfax', governorate: 'TN-83' }
  const { status, html } = await office.send(path, filledIn(await office.look(path), 'name="address"', typed))
  assert.equal(status, 422)
  const back = filledIn(html, 'name="address"', {})
  for (const [field, value] of Object.entries(typed)) assert.equal(back.get(field), value, field)
})

test('an order is cancelled on its sheet with a reason, which is kept with the step', async () => {
  await using office = await openOffice()
  const id = await office.order(await office.shop.sells())
  const path = `/admin/orders/${id}`
  const press = { to: 'cancelled', note: 'Speaks Italian' }
  const refused = await office.send(path, filledIn(await office.look(path), 'name="reason"', press))
  assert.equal(refused.status, 422)
  assert.equal((await office.sheet(id)).status, 'received')
  const again = filledIn(refused.html, 'name="reason"', { to: 'cancelled', reason: 'Ordered twice' })
  assert.equal((await office.send(path, again)).status, 302)
  const { status, steps } = await office.sheet(id)
  assert.deepEqual([status, steps[0]?.note], ['cancelled', 'Ordered twice: Speaks Italian'])
})

test('notes are read where people ring and in the list, and go into no parcel', async () => {
  await using office = await openOffice()
  const bowl = await office.shop.sells()
  const [id] = [await office.order(bowl), await office.order(bowl)]
  await writeOrderNote(office.sana, id, 'Rings the wrong bell')
  const card = await office.look(`/admin/calls?order=${id}`)
  assert.ok(card.indexOf('Rings the wrong bell') > 0, 'on the card')
  assert.ok(card.indexOf('Rings the wrong bell') < card.indexOf('href="tel:'), 'above the number')
  assert.equal((await office.look('/admin/orders')).split('>It has notes<').length, 2)
  assert.doesNotMatch(withoutScript(await office.look(`/admin/orders/print?id=${id}`)), /wrong bell/)
})

test('beside a name in Arabic letters a phone number keeps the order of its groups', async () => {
  await using office = await openOffice()
  const id = await office.order(await office.shop.sells(), { name: 'أمل بن صالح' })
  const places = [`orders/print?id=${id}`, `orders/print?what=labels&id=${id}`, `orders/${id}`, `calls?order=${id}`]
  for (const place of places) {
    const html = await office.look(`/admin/${place}`)
    assert.match(html, /<bdi>أمل بن صالح<\/bdi>/, place)
    assert.match(html, /<bdi dir="ltr">22 333 444<\/bdi>/, place)
  }
  assert.match(await office.look('/admin/orders'), /<span dir="auto"[^>]*>أمل بن صالح</)
})

/** What the page says, without what its script was given. */
function withoutScript(html: string): string {
  return html.replaceAll(/<script.*?<\/script>/gs, '')
}
