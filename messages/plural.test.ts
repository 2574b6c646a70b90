import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addedMessages } from './ar/added.ts'
import { dashboardMessages } from './ar/backoffice/dashboard.ts'
import { picturesMessages } from './ar/backoffice/pictures.ts'
import { productsMessages } from './ar/backoffice/products.ts'
import { cartMessages } from './ar/cart.ts'
import { myDataMessages } from './ar/my-data.ts'
import { platformMessages } from './ar/platform.ts'
import { arabicPieces } from './arabic-counts.ts'
import { plural } from './plural.ts'

const forms = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' }

test('English has one form for 1 and another for every other count', () => {
  assert.deepEqual(
    [0, 1, 2, 21].map((count) => plural('en', count, forms)),
    ['other', 'one', 'other', 'other'],
  )
})

test('French writes 0 and 1 in the singular', () => {
  assert.deepEqual(
    [0, 1, 2, 21].map((count) => plural('fr', count, forms)),
    ['one', 'one', 'other', 'other'],
  )
})

test('Arabic has six plural forms', () => {
  const formOf = (count: number) => plural('ar', count, forms)
  assert.deepEqual([0, 1, 2, 3, 10, 11, 99, 100, 101, 102, 103, 111].map(formOf), [
    ...['zero', 'one', 'two', 'few', 'few', 'many', 'many'],
    ...['other', 'other', 'other', 'few', 'many'],
  ])
})

test('the general form stands in for the others', () => {
  assert.equal(plural('en', 2, forms), 'other')
  assert.equal(plural('ar', 2, { one: 'one', other: 'other' }), 'other')
})

test('pieces are counted in Arabic', () => {
  assert.deepEqual([0, 1, 2, 3, 11, 100].map(arabicPieces), [
    ...['لا قطع', 'قطعة واحدة', 'قطعتان', '3 قطع', '11 قطعة', '100 قطعة'],
  ])
  assert.equal(addedMessages.inCart(2), 'في سلتك قطعتان')
  assert.equal(cartMessages.allLeft(2), 'هاتان آخر قطعتين.')
})

test('pictures are counted in Arabic', () => {
  assert.deepEqual([0, 1, 2, 3, 11, 100].map(productsMessages.conflict.parts.pictures), [
    ...['لا صور', 'صورة واحدة', 'صورتان', '3 صور', '11 صورة', '100 صورة'],
  ])
  const missing = dashboardMessages.kinds['pictures-missing']
  assert.deepEqual(
    [1, 2, 3, 11].map((count) => missing(count).split(' ')[0]),
    ['صور', 'صور', 'صور', 'صورة'],
  )
  assert.equal(picturesMessages.waitingFor(2), 'في انتظار صورتين…')
})

test('periods are counted in Arabic, in months or whole years', () => {
  const messages = platformMessages.personalData.kept
  const whyOf = (months: number) =>
    messages({ contacts: months, letters: months, messages: months, commentContacts: months, logs: months })[2]?.why
  for (const [months, period] of [
    [1, 'شهر واحد'],
    [2, 'شهرين'],
    [6, '6 أشهر'],
    [11, '11 شهرا'],
    [12, 'سنة واحدة'],
    [24, 'سنتين'],
    [36, '3 سنوات'],
    [132, '11 سنة'],
  ] as const)
    assert.match(whyOf(months) ?? '', new RegExp(`لمدة ${period} بعد`))
})

test('what holds up an erasure is named in Arabic, one or several', () => {
  const { unsettled } = myDataMessages
  assert.match(unsettled([]), /طلب اشتراكك/)
  assert.match(unsettled(['H-1']), /هذا الطلب لم ينته: \u2068H-1\u2069\./)
  assert.match(unsettled(['H-1', 'H-2']), /هذين الطلبين لم ينتهيا: \u2068H-1\u2069، \u2068H-2\u2069\./)
})
