import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { auditChange } from '#domain/audit/audit-change.ts'
import { allSettings } from '#domain/undo/all-settings.ts'
import { findLabel } from '#messages/label-of.ts'
import { auditEntryMessages } from '#page-messages/backoffice/audit-entries.ts'
import { auditFieldNames } from '#page-messages/backoffice/audit-fields.ts'
import { describeAuditEntry, fieldChangesOf, unreadFields } from './describe-audit-entry.ts'

const change = {
  id: 1,
  entity: 'product',
  entityId: '7',
  action: 'edited',
  version: 1,
  actorName: 'Sana (1)',
  madeFor: undefined,
  createdAt: new Date(0),
}

test('an entry is described field by field, with formatted values', () => {
  const before = { regularPrice: 45_000, promotionalPrice: null, isRetired: false, author: 'Amel', odd: { a: 1 } }
  const after = {
    regularPrice: 50_000,
    promotionalPrice: 40_500,
    isRetired: true,
    author: 'Amel',
    odd: 'x'.repeat(999),
  }
  assert.deepEqual(fieldChangesOf({ ...change, before, after }), [
    { name: 'Price', before: '45.00 TND', after: '50.00 TND' },
    { name: 'Promotional price', before: 'nothing', after: '40.50 TND' },
    { name: 'Retired', before: 'no', after: 'yes' },
    { name: 'Author', after: 'Amel' },
    { name: 'odd', before: '{"a":1}', after: `${'x'.repeat(400)}…` },
  ])
  assert.deepEqual(fieldChangesOf(change), [])
  const made = { role: 'owner', note: '' }
  assert.deepEqual(fieldChangesOf({ ...change, entity: 'operator', after: made }), [{ name: 'Role', after: 'Owner' }])
  const limit = { perNetwork: { count: 300, seconds: 3600 }, perRecipient: { count: 10, seconds: 86_400 } }
  assert.deepEqual(fieldChangesOf({ ...change, entity: 'setting', entityId: 'rate-limits', after: { order: limit } }), [
    { name: 'Orders', after: '300 an hour from a network, 10 a day for a person' },
  ])
})

test('the fees of the payment gateway are a percentage and a price', () => {
  const after = { feeBasisPoints: 160, fee: 100 }
  assert.deepEqual(fieldChangesOf({ ...change, entity: 'payment gateway', after }), [
    { name: 'Fee in percent', after: '1.6%' },
    { name: 'Fee of a payment', after: '0.10 TND' },
  ])
})

test('an edit of translations is described text by text', () => {
  const before = { translations: { fr: { name: null, 'size-7': 'Petit' } } }
  const after = { translations: { fr: { name: 'Bol', 'size-7': 'Mini' } } }
  assert.deepEqual(fieldChangesOf({ ...change, before, after }), [
    { name: 'Name (Français)', before: 'nothing', after: 'Bol' },
    { name: 'Size (Français)', before: 'Petit', after: 'Mini' },
  ])
})

test('entries of an order are described like its details page', () => {
  const order = { ...change, entity: 'order' }
  const line = { name: 'Bowl', sizeName: 'M', colorName: 'Blue', quantity: 2, unitPrice: 8500 }
  const before = { lines: [line, { ...line, name: 'Cup', sizeName: '', colorName: undefined, quantity: 1 }] }
  assert.deepEqual(fieldChangesOf({ ...order, before, after: { lines: [line], total: 24_000 } }), [
    {
      name: 'Pieces',
      before: '2 × Bowl, M, Blue, 8.50 TND each\n1 × Cup, 8.50 TND each',
      after: '2 × Bowl, M, Blue, 8.50 TND each',
    },
    { name: 'Total', after: '24.00 TND' },
  ])
  const after = { customer_phone: '+21622333444', governorate: 'TN-11', callBackAt: '2026-11-22T09:12:44.531Z' }
  assert.deepEqual(fieldChangesOf({ ...order, before: { governorate: 'unknown' }, after }), [
    { name: 'Governorate', before: 'Not recognised', after: 'Tunis' },
    { name: 'Phone', after: '22 333 444' },
    { name: 'Call back', after: 'Sunday, 22 November 2026 at 10:12' },
  ])
  assert.deepEqual(
    fieldChangesOf({ ...order, after: { status: 'confirmed', source: 'phone', phone_is_wrong: true } }),
    [
      { name: 'State', after: 'To pack' },
      { name: 'Source', after: 'Phone' },
      { name: 'Wrong number', after: 'yes' },
    ],
  )
  const decided = { ...change, entity: 'plan request', after: { status: 'approved', lastDay: '2031-03-31' } }
  assert.deepEqual(fieldChangesOf(decided), [
    { name: 'State', after: 'Approved' },
    { name: 'Last day', after: '31 March 2031' },
  ])
})

test('sizes, colors and pictures are named', () => {
  const after = {
    sizes: [{ name: 'M', stock: 3 }],
    colors: [{ name: 'Blue', swatch: '#00f' }, { name: 'Red' }],
    pictures: [
      { fileName: 'a.webp', alt: 'A bowl' },
      { fileName: 'b.webp', alt: '' },
    ],
  }
  assert.deepEqual(
    fieldChangesOf({ ...change, after }).map(({ after }) => after),
    ['M (3)', 'Blue, Red', 'A bowl, b.webp'],
  )
  assert.deepEqual(fieldChangesOf({ ...change, after: { sizes: [{ name: '' }] } }), [])
})

test('returns, couriers and blocked numbers are described in words', () => {
  const ofEntity = (entity: string, after: object) =>
    fieldChangesOf({ ...change, entity, after: { ...after } }).map(({ name, after }) => `${name}: ${after}`)
  const pieces = [{ name: 'Bowl', quantity: 2 }]
  assert.deepEqual(ofEntity('return', { reason: 'size', wish: 'exchange', pieces }), [
    'Reason: Size does not fit',
    'Request: Exchange',
    'Pieces: 2 × Bowl',
  ])
  assert.deepEqual(ofEntity('return', { settlement: 'refund' }), ['Settled by: Refunded'])
  const feesByGovernorate = [{ governorate: 'TN-11', deliveryFee: 7000, refusalFee: 4000 }]
  const csv = { columns: ['number', 'amount'], separator: ';', decimalSign: ',' }
  assert.deepEqual(ofEntity('courier', { collectionFee: 500, feesByGovernorate, csv }), [
    'Cash collection: 0.50 TND',
    'Other fees by governorate: Tunis: 7.00 TND delivered, 4.00 TND back',
    'Columns of the file: Order number, To collect',
  ])
  assert.deepEqual(ofEntity('customer', { kind: 'prepayment-only' }), ['Kind: Prepayment only'])
  assert.deepEqual(ofEntity('order', { request: 'call-time', paymentId: 7 }), ['Request: Requested a call time'])
})

test('every field of every change has a display name', () => {
  const fields = changesOf(auditChange).flatMap((change) =>
    ['before', 'after'].flatMap((side) => Object.keys(partsOf(change.shape[side])?.shape ?? {})),
  )
  assert.ok(fields.length > 100)
  const shown = fields.filter((field) => field !== 'translations' && !unreadFields.has(field))
  assert.deepEqual(
    shown.filter((field) => findLabel(auditFieldNames, field) === undefined),
    [],
  )
})

/** The shapes of single changes. */
function changesOf(shape: z.ZodType): z.ZodObject[] {
  if (shape instanceof z.ZodDiscriminatedUnion) return shape.options.flatMap((option) => changesOf(option as z.ZodType))
  return shape instanceof z.ZodObject ? [shape] : []
}

/** The fields of a side of a change, which may be optional. */
function partsOf(side: unknown): z.ZodObject | undefined {
  if (side instanceof z.ZodOptional || side instanceof z.ZodExactOptional) return partsOf(side.unwrap())
  return side instanceof z.ZodObject ? side : undefined
}

test('every part of every setting has a display name', () => {
  const limits = { ...change, entity: 'setting', entityId: 'hold-limits', action: 'edited' }
  // Of parts that show nothing of a number.
  const values: Record<string, unknown> = {
    translations: { fr: { name: 'Atelier' } },
    feesByGovernorate: { 'TN-11': 7000 },
  }
  for (const [key, { defaultValue }] of Object.entries(allSettings)) {
    assert.ok(findLabel(auditEntryMessages.parts, key), key)
    for (const part of Object.keys(defaultValue)) {
      const [shown] = fieldChangesOf({ ...limits, entityId: key, after: { [part]: values[part] ?? 1 } })
      assert.ok(shown && !shown.name.startsWith(part), `${key}: ${part}`)
    }
  }
  const edit = { before: { orderValue: 150_000 }, after: { orderValue: 200_000 } }
  assert.deepEqual(fieldChangesOf({ ...limits, ...edit }), [
    { name: 'Per order, value', before: '150.00 TND', after: '200.00 TND' },
  ])
  // Choices are called as in the form.
  const saturdays = { before: { worksSaturdays: false }, after: { worksSaturdays: true } }
  assert.deepEqual(fieldChangesOf({ ...limits, entityId: 'closed-days', ...saturdays }), [
    { name: 'Saturdays', before: 'Closed', after: 'Open, couriers deliver' },
  ])
  assert.deepEqual(fieldChangesOf({ ...limits, entityId: 'comments', after: { heldComments: 'all' } }), [
    { name: 'Held for review', after: 'All comments' },
  ])
})

test('short changes are a sentence, long ones a list below the action', () => {
  const described = (action: string, before: object | undefined, after: object) => {
    const recorded = { ...change, action, ...(before && { before: { ...before } }), after: { ...after } }
    const names = { products: { 4: 'Bowl' }, stores: { 1: 'Dar Kasbah', 2: 'Nabeul Clay' } }
    return describeAuditEntry(recorded, fieldChangesOf(recorded, names))
  }
  assert.deepEqual(described('repriced', { regularPrice: 42_000 }, { regularPrice: 45_000 }), {
    sentence: 'price 42.00 TND → 45.00 TND',
    fieldChanges: [],
  })
  const counted = described('restocked', { size: '', stock: 13 }, { size: '', stock: 12, reason: 'counted' })
  assert.equal(counted.sentence, 'in stock 13 → 12')
  assert.deepEqual(
    counted.fieldChanges.map(({ name }) => name),
    ['Reason'],
  )
  assert.equal(described('edited', { storeId: 1 }, { storeId: 2 }).sentence, 'store Dar Kasbah → Nabeul Clay')
  assert.deepEqual(described('duplicated', undefined, { from: 4 }), {
    sentence: 'made as a copy',
    fieldChanges: [{ name: 'Copy of', after: 'Bowl' }],
  })
  const rewritten = described('edited', { description: 'x'.repeat(99) }, { description: 'y' })
  assert.deepEqual([rewritten.sentence, rewritten.fieldChanges.length], ['edited', 1])
})

test('a variant that is taken off sale is not told as a change of its stock', () => {
  const entry = { entity: 'product', action: 'variant retired' } as const
  const fieldChanges = fieldChangesOf({
    ...change,
    ...entry,
    before: { size: 'M', color: 'Red', stock: 1 },
    after: { size: 'M', color: 'Red', stock: 0 },
  })
  const { sentence, fieldChanges: below } = describeAuditEntry(entry, fieldChanges)
  assert.equal(sentence, 'variant taken off sale')
  assert.deepEqual(
    below.map(({ name, before, after }) => [name, before, after]),
    [
      ['Size', undefined, 'M'],
      ['Colour', undefined, 'Red'],
      ['In stock', '1', '0'],
    ],
  )
})
