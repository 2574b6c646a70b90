import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dinars } from '#domain/money.ts'
import type { CartLine } from '#web/storefront/cart/cart.ts'
import { addOrderTo, checkoutFields, readFieldErrors } from './checkout-fields.ts'
import { readCheckoutForm } from './checkout-form.ts'

const bowl: CartLine = {
  productId: 1,
  sizeId: 11,
  colorId: 5,
  name: 'Bowl',
  model: '',
  sizeName: '',
  picture: '',
  unitPrice: dinars(28.25),
  quantity: 2,
}

function formWith(changes: Record<string, string> = {}): FormData {
  const form = new FormData()
  const typed = {
    nom: ' Amel  Ben Salah ',
    email: ' amel@example.tn ',
    telephone: '٢٢ ٣٣٣ ٤٤٤',
    adresse: '12 rue de la Kasbah',
    ville: 'Nabeul',
    paymentMethod: 'livraison',
  }
  for (const [field, value] of Object.entries(typed)) form.set(field, value)
  addOrderTo(form, { cart: [bowl], total: dinars(64.5), key: 'an-idempotency-key' })
  for (const [field, value] of Object.entries(changes)) form.set(field, value)
  return form
}

test('the form fields become an order request', () => {
  assert.deepEqual(readCheckoutForm(formWith()), {
    reading: 'complete',
    request: {
      customer: { name: 'Amel Ben Salah', email: 'amel@example.tn', phone: '+21622333444' },
      delivery: { address: '12 rue de la Kasbah', city: 'Nabeul' },
      lines: [{ productId: 1, sizeId: 11, colorId: 5, quantity: 2 }],
      payment: 'cash-on-delivery',
      claimedTotal: 64_500,
      idempotencyKey: 'an-idempotency-key',
    },
  })
})

test('each of the five fields is required, and blanks do not count', () => {
  for (const field of checkoutFields.slice(0, 5)) {
    for (const blank of ['', '   ', '\u00a0\u200f']) {
      assert.deepEqual(readFieldErrors(formWith({ [field]: blank })), { [field]: 'required' })
    }
  }
  assert.equal(Object.keys(readFieldErrors(new FormData())).length, 5)
})

test('both notes may have several lines up to the maximum length', () => {
  const typed = { note: '  Call\u202e before \u0007coming.\r\n\r\n\r\nSecond floor. ', giftNote: 'عيد ميلاد سعيد' }
  const reading = readCheckoutForm(formWith(typed))
  assert.ok(reading.reading === 'complete')
  const { customerNote, giftNote } = reading.request
  assert.deepEqual([customerNote, giftNote], ['Call before coming.\n\nSecond floor.', typed.giftNote])

  const plain = readCheckoutForm(formWith({ note: ' \n\u200f ', giftNote: '' }))
  assert.ok(plain.reading === 'complete')
  assert.deepEqual(['customerNote' in plain.request, 'giftNote' in plain.request], [false, false])

  assert.deepEqual(readFieldErrors(formWith({ note: '🏺'.repeat(300), giftNote: '🏺'.repeat(301) })), {
    giftNote: 'tooLong',
  })
  assert.deepEqual(readFieldErrors(formWith({ note: 'x'.repeat(300), giftNote: 'x'.repeat(301) })), {
    giftNote: 'tooLong',
  })
})

test('malformed email addresses, phone numbers and too long texts are reported', () => {
  assert.deepEqual(readFieldErrors(formWith({ email: 'amel@', telephone: '123' })), {
    email: 'email',
    telephone: 'phone',
  })
  assert.deepEqual(readFieldErrors(formWith({ nom: 'x'.repeat(121) })), { nom: 'tooLong' })
})

test('paypal is accepted as payment method', () => {
  const reading = readCheckoutForm(formWith({ paymentMethod: 'paypal' }))
  assert.ok(reading.reading === 'complete')
  assert.equal(reading.request.payment, 'paypal')
})

test('fields that the page never sends are unreadable', () => {
  const foreign = [
    { orderItems: '[]' },
    { orderItems: 'nonsense' },
    { total: '64.5001' },
    { total: '-1' },
    { total: '1e3' },
    { total: '' },
    { idempotencyKey: '' },
    { idempotencyKey: 'x'.repeat(256) },
    { paymentMethod: 'card' },
  ]
  for (const changes of foreign) assert.deepEqual(readCheckoutForm(formWith(changes)), { reading: 'unreadable' })
})
