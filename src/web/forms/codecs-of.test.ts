import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FieldTable } from '#domain/fields/field.ts'
import { productFields } from '#domain/fields/product-fields.ts'
import { storeFields } from '#domain/fields/store-fields.ts'
import { codecsOf } from './codecs-of.ts'
import { readEach } from './form.ts'

const store = {
  ...{ name: 'Dar', category: 'decor', description: '', logo: 'a.webp', cover: 'b.webp', governorate: '' },
  ...{
    instagramUrl: '',
    facebookUrl: '',
    closedFirstDay: '',
    closedLastDay: '',
    closedNote: '',
    craft: '',
    town: '',
    preparationDays: '',
  },
}
const product = {
  ...{ name: 'Bowl', storeId: '3', category: 'decor', model: '', regularPrice: '45', description: '', mainColor: '' },
  ...{ widthMillimeters: '', heightMillimeters: '', weightGrams: '', promotionalPrice: '' },
  ...{ promotionFirstDay: '', promotionLastDay: '', lowStock: '', supply: '', preparationDays: '', weeklyLimit: '' },
}
const long = (most: number) => ['x'.repeat(most + 1), '🏺'.repeat(most + 1)]

const wrong: readonly (readonly [FieldTable, Readonly<Record<string, string>>, string, readonly string[], string])[] = [
  [storeFields, store, 'name', [''], 'required'],
  [storeFields, store, 'name', long(80), 'tooLong'],
  [storeFields, store, 'category', ['', 'toString'], 'required'],
  [storeFields, store, 'governorate', ['TN-99'], 'unknown'],
  [storeFields, store, 'description', long(3000), 'tooLong'],
  [storeFields, store, 'craft', long(60), 'tooLong'],
  [storeFields, store, 'logo', [''], 'picture'],
  [storeFields, store, 'preparationDays', ['-1', '31', '1.5', 'two'], 'wholeNumber'],
  [
    storeFields,
    store,
    'instagramUrl',
    ['dar', 'instagram.com.evil.tn/dar', 'https://instagram.com.evil.tn/dar', 'http://instagram.com/dar'],
    'link',
  ],
  [storeFields, store, 'facebookUrl', ['https://www.instagram.com/dar'], 'link'],
  [productFields, product, 'storeId', ['', '0', 'one'], 'required'],
  [productFields, product, 'regularPrice', ['', '0', '-3', '1.2345', 'ten'], 'price'],
  [productFields, product, 'promotionFirstDay', ['2026-02-30', 'today'], 'day'],
  [productFields, product, 'widthMillimeters', ['wide', '-1', '0', '1e9'], 'number'],
  [productFields, product, 'lowStock', ['0', '1001', 'few'], 'wholeNumber'],
]

test('a typed field is read by its kind: a wrong value is an error of that field alone', () => {
  for (const [table, typed, field, values, error] of wrong)
    for (const value of values) {
      const { fieldErrors } = readEach(codecsOf(table), { ...typed, [field]: value })
      assert.deepEqual(fieldErrors, { [field]: error }, `${field} ${value.slice(0, 20)}`)
    }
})

test('what is not typed is an empty text, or undefined; limits are counted in characters', () => {
  const { values } = readEach(codecsOf(storeFields), { ...store, craft: '🏺'.repeat(60), preparationDays: '٠' })
  assert.deepEqual(values, {
    ...{ name: 'Dar', category: 'decor', description: '', craft: '🏺'.repeat(60), town: '', governorate: undefined },
    ...{ preparationDays: 0, logo: 'a.webp', cover: 'b.webp', instagramUrl: undefined, facebookUrl: undefined },
    ...{ closedFirstDay: undefined, closedLastDay: undefined, closedNote: '' },
  })
})
