import assert from 'node:assert/strict'
import { test } from 'node:test'
import { orderStatuses } from '#domain/order-status.ts'
import { fillTemplate, hasKnownPlaceholders, offeredTexts, type TextFacts, textPlaceholders } from './customer-text.ts'

const facts = Object.fromEntries(textPlaceholders.map((name) => [name, `<${name}>`])) as TextFacts

test('a template is filled in once: braces in the facts stay as they are', () => {
  assert.equal(fillTemplate('{customer}, {number}, {customer}', facts), '<customer>, <number>, <customer>')
  assert.equal(fillTemplate('{customer}', { ...facts, customer: '{total}' }), '{total}')
  assert.equal(fillTemplate('{customer}', { ...facts, customer: '$&$1' }), '$&$1')
  assert.equal(fillTemplate('{toString} {constructor}', facts), '{toString} {constructor}')
})

test('a template has no other braces than those of placeholders', () => {
  for (const known of ['', 'Hello', 'Hello {customer}, {total}!']) assert.ok(hasKnownPlaceholders(known), known)
  for (const unknown of [
    '{name}',
    '{ customer }',
    '{customer',
    'customer}',
    '{{customer}}',
    '{}',
    '{toString}',
    '{nom du client}',
  ])
    assert.ok(!hasKnownPlaceholders(unknown), unknown)
})

test('texts are offered by status, and none for an order that is over without a delivery', () => {
  const offered = orderStatuses.map((status) => [status, offeredTexts(status, 0).join(' ')])
  assert.deepEqual(Object.fromEntries(offered), {
    ...{ requested: 'confirmation not-reached', received: 'confirmation not-reached', confirmed: '' },
    ...{ packed: 'on-its-way', shipped: 'on-its-way at-the-door', delivered: 'review' },
    ...{ cancelled: '', refused: '', lost: '', 'written-off': '', returned: '', released: 'not-reached' },
  })
  assert.equal(offeredTexts('received', 1)[0], 'not-reached')
  assert.deepEqual(offeredTexts('delivered', 0, { hasAgreedReturn: true }), ['return-agreed', 'review'])
})
