import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moment } from '#web/forms/codec.ts'
import { readTyped, typedIn } from '#web/forms/form.ts'
import { readPromotionBase, readTerms } from './promotion-form.ts'
import { promotionForm, termsForm, typedTermsOf } from './typed-promotion.ts'

function read(fields: Readonly<Record<string, string>>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return readTyped(promotionForm, typedIn(promotionForm, form))
}

const plan = { productId: '4', startsAt: '2026-03-02T00:00', endsAt: '2026-03-08T18:30' }

test('dates and times are in Tunis time', () => {
  const reading = read({ ...plan, price: '30' })
  assert.equal(reading.outcome, 'read')
  if (reading.outcome !== 'read') return
  assert.equal(reading.value.startsAt.toISOString(), '2026-03-01T23:00:00.000Z')
  assert.equal(reading.value.endsAt.toISOString(), '2026-03-08T17:30:00.000Z')
  assert.deepEqual([reading.value.price, reading.value.renewsWeekly], [30_000, false])
  assert.equal(moment.encode(reading.value.endsAt), plan.endsAt)
})

test('invalid fields are returned as field errors', () => {
  assert.deepEqual(read({}), {
    outcome: 'invalid',
    fieldErrors: { productId: 'product', startsAt: 'moment', endsAt: 'moment' },
  })
  assert.deepEqual(read({ ...plan, price: 'free' }), { outcome: 'invalid', fieldErrors: { price: 'price' } })
  assert.deepEqual(read({ ...plan, endsAt: '2026-13-45T99:99' }), {
    outcome: 'invalid',
    fieldErrors: { endsAt: 'moment' },
  })
})

test('an unchanged time keeps its seconds, although its field has only minutes', () => {
  const base = {
    startsAt: new Date('2026-03-02T08:00:41.5Z'),
    endsAt: new Date('2026-03-08T17:30:00Z'),
    renewsWeekly: true,
    version: 3,
  }
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...typedTermsOf(base), endsAt: '2026-03-09T18:30', price: '30' }))
    form.set(name, String(value))
  form.set('base', JSON.stringify(base))
  assert.deepEqual(readPromotionBase(form), base)
  const reading = readTerms(typedIn(termsForm, form), base)
  assert.deepEqual(reading.outcome === 'read' && reading.value, {
    ...{ startsAt: base.startsAt, endsAt: new Date('2026-03-09T17:30:00Z'), renewsWeekly: true, price: 30_000 },
  })
  form.set('base', '{"startsAt":"soon"}')
  assert.equal(readPromotionBase(form), undefined)
})
