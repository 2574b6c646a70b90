import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readLines } from './lines-form.ts'

test('a size has two lines when the colors differ; lines of one size and color are merged', () => {
  const rows = [
    { productId: '7', sizeId: '3', colorId: '1', quantity: '2' },
    { productId: '7', sizeId: '3', colorId: '', quantity: '1' },
    { productId: '7', sizeId: '3', colorId: '1', quantity: '999' },
    { productId: '8', sizeId: '4', colorId: '', quantity: '0' },
  ]
  const form = new FormData()
  for (const row of rows) for (const [name, value] of Object.entries(row)) form.append(name, value)
  assert.deepEqual(readLines(form), [
    { productId: 7, sizeId: 3, colorId: 1, quantity: 1000 },
    { productId: 7, sizeId: 3, quantity: 1 },
  ])
})
