import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ProductDraft } from '#domain/catalog/admin/product-draft.ts'
import { maxAltLength } from '#domain/catalog/product-texts.ts'
import { readProductBase } from './product-base.ts'
import { readTypedProduct } from './product-fields.ts'
import { readProductForm } from './product-form.ts'
import { typedProductIn, typedProductOf } from './typed-product.ts'

function formOf(fields: Readonly<Record<string, string | readonly string[]>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) for (const text of [value].flat()) form.append(name, text)
  return form
}

const least = { name: ' Salad  bowl ', storeId: '3', category: 'decor', regularPrice: '45,5' }

test('a product requires a name, a store, a category and a price', () => {
  const reading = readProductForm(formOf(least))
  assert.equal(reading.outcome, 'read')
  if (reading.outcome !== 'read') return
  const { name, storeId, category, regularPrice, sizes, pictures } = reading.draft
  assert.deepEqual([name, storeId, category, regularPrice], ['Salad bowl', 3, 'decor', 45_500])
  assert.deepEqual([sizes, pictures], [[{ name: '' }], []])
  const nothing = readProductForm(new FormData())
  assert.deepEqual(nothing.outcome === 'invalid' && nothing.fieldErrors, {
    ...{ name: 'required', category: 'required', storeId: 'required', regularPrice: 'price' },
  })
})

test('optional fields are converted to their units', () => {
  const parts = { sizeId: ['7', ''], sizeName: ['S', 'M'], colorId: '', colorName: 'Blue', swatch: '#0000FF' }
  const pictures = { picture: ['a.webp', 'b.webp'], alt: ['', 'From above'] }
  const measures = { widthMillimeters: '12.5', heightMillimeters: '30', weightGrams: '900', promotionalPrice: '40' }
  const reading = readProductForm(formOf({ ...least, ...parts, ...pictures, ...measures }))
  assert.equal(reading.outcome, 'read')
  if (reading.outcome !== 'read') return
  const { draft } = reading
  assert.deepEqual(draft.sizes, [{ id: 7, name: 'S' }, { name: 'M' }])
  assert.deepEqual(draft.colors, [{ name: 'Blue', swatch: '#0000ff' }])
  assert.deepEqual(draft.pictures[1], { fileName: 'b.webp', alt: 'From above' })
  assert.deepEqual([draft.widthMillimeters, draft.heightMillimeters, draft.weightGrams], [125, 300, 900])
  assert.equal(draft.promotionalPrice, 40_000)
  assert.deepEqual(readProductBase(formOf({ base: JSON.stringify(draft) })), draft)
  assert.equal(readProductBase(formOf({ base: '{"name":1}' })), undefined)
})

test('what a picture shows is cut between two characters', () => {
  const { pictures } = typedProductIn(formOf({ picture: 'a.webp', alt: `${'x'.repeat(maxAltLength - 1)}🏺🏺` }))
  assert.equal(pictures[0]?.alt, `${'x'.repeat(maxAltLength - 1)}🏺`)
})

test('a picture may show an existing or a new color, but none that was removed', () => {
  const parts = { colorId: ['4', ''], colorName: ['Blue', 'Clay'], swatch: ['#0000ff', '#b55a30'] }
  const picture = ['a.webp', 'b.webp', 'a.webp', 'c.webp', 'd.webp']
  const pictures = { picture, alt: ['', '', 'twice', '', ''], pictureColor: ['-1', '4', '4', '7', ''] }
  const reading = readProductForm(formOf({ ...least, ...parts, ...pictures }))
  assert.ok(reading.outcome === 'read')
  assert.deepEqual(
    reading.draft.pictures.map(({ fileName, colorId }) => [fileName, colorId]),
    [
      ['a.webp', -1],
      ['b.webp', 4],
      ['c.webp', undefined],
      ['d.webp', undefined],
    ],
  )
  assert.deepEqual(readProductBase(formOf({ base: JSON.stringify(reading.draft) })), reading.draft)
})

test('invalid fields are returned with their errors', () => {
  const fieldErrorsOf = (fields: Parameters<typeof formOf>[0]) => {
    const reading = readProductForm(formOf({ ...least, ...fields }))
    return reading.outcome === 'invalid' ? reading.fieldErrors : {}
  }
  for (const price of ['0', '-3', '1.2345', 'ten', '9999999']) {
    assert.deepEqual(fieldErrorsOf({ regularPrice: price }), { regularPrice: 'price' }, price)
  }
  assert.deepEqual(fieldErrorsOf({ promotionalPrice: '45.5' }), { promotionalPrice: 'promotion' })
  assert.deepEqual(fieldErrorsOf({ widthMillimeters: 'wide', weightGrams: '-1' }), {
    widthMillimeters: 'number',
    weightGrams: 'number',
  })
  const days = { promotionFirstDay: '2026-03-05', promotionLastDay: '2026-03-04' }
  assert.deepEqual(fieldErrorsOf({ ...days, promotionalPrice: '40' }), { promotionLastDay: 'daysInOrder' })
  for (const promotionalPrice of ['', '\u200f'])
    assert.deepEqual(fieldErrorsOf({ promotionalPrice, promotionLastDay: '2026-03-04' }), {
      promotionalPrice: 'required',
    })
  assert.deepEqual(fieldErrorsOf({ promotionalPrice: 'ten', promotionLastDay: '2026-03-04' }), {
    promotionalPrice: 'price',
  })
  assert.deepEqual(fieldErrorsOf({ promotionFirstDay: '2026-02-30', promotionalPrice: '40' }), {
    promotionFirstDay: 'day',
  })
  for (const lowStock of ['0', '1.5', '1e2', '1001', 'few'])
    assert.deepEqual(fieldErrorsOf({ lowStock }), { lowStock: 'wholeNumber' }, lowStock)
  assert.deepEqual(fieldErrorsOf({ lowStock: '٣' }), {})
  assert.deepEqual(fieldErrorsOf({ sizeName: ['S', 's'] }), { sizes: 'twice' })
  assert.deepEqual(fieldErrorsOf({ sizeName: ['S', ''] }), { sizes: 'required' })
  assert.deepEqual(fieldErrorsOf({ colorName: 'Blue', swatch: 'red;' }), { colors: 'color' })
  assert.deepEqual(fieldErrorsOf({ name: 'x'.repeat(121) }), { name: 'tooLong' })
})

test('while typing, valid fields are read, emptied ones are undefined, and invalid ones are left out', () => {
  const { draft } = readProductForm(formOf({ ...least, promotionalPrice: '40', widthMillimeters: '12' })) as {
    draft: ProductDraft
  }
  const typing = { ...least, regularPrice: '4x', name: 'Soup bowl', promotionalPrice: '', widthMillimeters: 'wide' }
  const shown = { ...draft, ...readTypedProduct(typedProductIn(formOf(typing))).values }
  assert.deepEqual([shown.name, shown.regularPrice, shown.promotionalPrice], ['Soup bowl', 45_500, undefined])
  assert.equal(shown.widthMillimeters, 120)
})

test('the form values of a draft are read as the same draft', () => {
  const parts = { sizeName: ['S', 'M'], colorName: 'Blue', swatch: '#0000ff', picture: 'a.webp', alt: 'From above' }
  const measures = {
    ...{
      widthMillimeters: '12.5',
      heightMillimeters: '30',
      weightGrams: '900',
      lowStock: '4',
      promotionalPrice: '40',
      model: 'B-1',
    },
    ...{ promotionFirstDay: '2026-03-05', promotionLastDay: '2026-03-05' },
  }
  const reading = readProductForm(formOf({ ...least, ...parts, ...measures }))
  assert.ok(reading.outcome === 'read')
  const { translations: _, ...fields } = reading.draft
  assert.deepEqual(readTypedProduct(typedProductOf(reading.draft)).values, fields)
  const emptied = { promotionalPrice: undefined, promotionFirstDay: undefined, promotionLastDay: undefined }
  assert.deepEqual(readTypedProduct(typedProductOf({ ...reading.draft, ...emptied })).values, { ...fields, ...emptied })
})
