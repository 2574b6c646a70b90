import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OfficeVariant } from '#domain/catalog/admin/office-variant.ts'
import { dinars } from '#domain/money.ts'
import { uncoloredSizesOf, variantGridOf } from './variant-grid.ts'
import { readCounts, readDetails, readSplits, readTypedCells, variantEditsOf } from './variants-form.ts'

const variant = (id: number, values: Partial<OfficeVariant> = {}): OfficeVariant => ({
  ...{ id, sizeId: 1, sizeName: 'S', colorId: undefined, colorName: undefined, stock: 3, sku: '' },
  ...{ ownPrice: undefined, isRetired: false, isRestorable: false },
  ...values,
})
const red = { colorId: 5, colorName: 'Red' }
const blue = { colorId: 6, colorName: 'Blue' }
const medium = { sizeId: 2, sizeName: 'M' }

function formOf(fields: Readonly<Record<string, readonly string[]>>): FormData {
  const form = new FormData()
  for (const [name, values] of Object.entries(fields)) for (const value of values) form.append(name, value)
  return form
}

function cellsOf(...cells: readonly (readonly [cell: string, typed: string, seen: string])[]) {
  const [cell, typed, seen] = [0, 1, 2].map((field) => cells.map((each) => each[field] ?? '')) as [
    ...[string[], string[], string[]],
  ]
  return readTypedCells(formOf({ cell, typed, seen }))
}

test('of a grid only what was typed is saved, on the ground of what was shown', () => {
  const { values, errors } = readCounts(cellsOf(['7', ' ٤ ', '3'], ['8', '2', '2'], ['9', '', '1'], ['10', '1.5', '1']))
  assert.deepEqual(errors, { 9: 'wholeNumber', 10: 'wholeNumber' })
  const now = [variant(7, { stock: 1, sku: 'S-7' })]
  assert.deepEqual(variantEditsOf(values, now), [
    { id: 7, stock: 4, sku: 'S-7', ownPrice: undefined, seen: { stock: 3, sku: 'S-7', ownPrice: undefined } },
  ])
})

test('the number and the price of a variant leave its stock as it is now', () => {
  const { values, errors } = readDetails(
    cellsOf(['sku 7', ' AB 1 ', ''], ['price 7', '60,5', '50'], ['price 8', '', '70'], ['price 9', 'x', '']),
  )
  assert.deepEqual(errors, { 'price 9': 'price' })
  const [seven, eight] = variantEditsOf(values, [variant(7, { stock: 4, ownPrice: dinars(50) }), variant(8)])
  assert.deepEqual(seven, {
    ...{ id: 7, stock: 4, sku: 'AB 1', ownPrice: dinars(60.5) },
    seen: { stock: 4, sku: '', ownPrice: dinars(50) },
  })
  assert.deepEqual([eight?.ownPrice, eight?.seen.ownPrice], [undefined, dinars(70)])
})

test('a size of which something was typed is split, its empty colors have none', () => {
  const form = formOf({
    ...{ size: ['1', '2'], stock: ['3', '4'] },
    ...{ cell: ['1 5', '1 6', '2 5', '2 6'], typed: ['3', '', '', ''], seen: ['', '', '', ''] },
  })
  assert.deepEqual(readSplits(form, [5, 6]), {
    splits: [
      {
        ...{ sizeId: 1, seen: 3 },
        pieces: new Map([
          [5, 3],
          [6, 0],
        ]),
      },
    ],
    errors: {},
  })
})

test('sizes are rows and colors columns, but for a single size, whose colors are rows', () => {
  const both = variantGridOf(
    [
      variant(7, red),
      variant(8, blue),
      variant(9, { ...medium, ...red }),
      variant(10, { ...medium, ...blue, isRetired: true }),
    ],
    [5, 6],
  )
  assert.deepEqual(
    [both.rows.map(({ name }) => name), both.columns.map(({ name }) => name)],
    [
      ['S', 'M'],
      ['Red', 'Blue'],
    ],
  )
  assert.deepEqual(
    both.cells.map((row) => row.map((cell) => cell?.id)),
    [
      [7, 8],
      [9, undefined],
    ],
  )
  const { rows, cells } = variantGridOf([variant(8, blue), variant(7, red)], [5, 6])
  assert.deepEqual(
    [rows.map(({ name }) => name), cells.map((row) => row.map((cell) => cell?.id))],
    [
      ['Red', 'Blue'],
      [[7], [8]],
    ],
  )
  const mixed = variantGridOf([variant(7, red), variant(9, medium)], [5, 6])
  assert.deepEqual(
    mixed.columns.map(({ name }) => name),
    ['', 'Red'],
  )
})

test('pieces that came back without a color are to be told apart while their size is on sale', () => {
  const back = { isRetired: true, stock: 2 }
  assert.deepEqual(uncoloredSizesOf([variant(7, red), variant(8, back), variant(9, { ...medium, ...back })]), [
    { sizeId: 1, sizeName: 'S', stock: 2, cameBack: true },
  ])
})
