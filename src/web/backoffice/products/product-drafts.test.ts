import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ProductDraft } from '#domain/catalog/admin/product-draft.ts'
import { emptyValues } from '#domain/fields/field.ts'
import { productFields } from '#domain/fields/product-fields.ts'
import { dinars } from '#domain/money.ts'
import { translationName } from '#web/backoffice/translations/translation-name.ts'
import { snapshotOfDraft } from './product-drafts.ts'
import { typedProductOf } from './typed-product.ts'

const saved: ProductDraft = {
  ...emptyValues(productFields),
  translations: undefined,
  ...{ storeId: 3, name: 'Bowl', model: 'B-1', category: 'decor', description: 'Deep', mainColor: 'Blue' },
  ...{
    regularPrice: dinars(20),
    sizes: [{ name: '', translations: { fr: { name: 'Grand' } }, id: 8 }],
    colors: [],
    pictures: [],
  },
}

function draftOf(fields: Readonly<Record<string, string>>, base: unknown = saved) {
  const typed = {
    ...{
      name: 'Bowl',
      storeId: '3',
      category: 'decor',
      model: 'B-1',
      regularPrice: typedProductOf(saved).regularPrice,
    },
    ...{ description: 'Deep', mainColor: 'Blue', sizeId: '8', sizeName: '', base: JSON.stringify(base) },
  }
  return { operatorId: 1, form: 'product 5', typedAt: 0, fields: Object.entries({ ...typed, ...fields }) }
}

test('a draft continues with what was typed, based on the product as it was then', () => {
  const earlier = { ...saved, name: 'Bowl of before' }
  const snapshot = snapshotOfDraft(draftOf({ regularPrice: '4', description: 'Flat' }, earlier), saved)
  assert.equal(snapshot?.typed.regularPrice, '4')
  assert.equal(snapshot?.typed.description, 'Flat')
  assert.equal(snapshot?.base.name, 'Bowl of before')
})

test('a draft that is saved already, and one with a damaged base, are nothing to continue with', () => {
  assert.equal(snapshotOfDraft(draftOf({ [translationName('fr', 'size-8')]: 'Grand' }), saved), undefined)
  const damaged = [
    null,
    7,
    {},
    { ...saved, sizes: 'x' },
    { ...saved, pictures: [null] },
    { ...saved, regularPrice: 'x' },
  ]
  for (const base of damaged)
    assert.equal(snapshotOfDraft(draftOf({ name: 'Cup' }, base), saved), undefined, JSON.stringify(base))
  assert.equal(snapshotOfDraft({ ...draftOf({ name: 'Cup' }), fields: [['base', '{']] }, saved), undefined)
})
