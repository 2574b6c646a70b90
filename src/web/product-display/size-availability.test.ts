import assert from 'node:assert/strict'
import { test } from 'node:test'
import { availableSizes, preselectedSize, stockLevel } from './size-availability.ts'

const small = { id: 1, name: 'S', stock: 4 }
const medium = { id: 2, name: 'M', stock: 1 }
const soldOut = { id: 3, name: 'L', stock: 0 }

test('the stock level is few up to three pieces and plenty from four', () => {
  assert.deepEqual([0, 1, 3, 4].map(stockLevel), ['none', 'few', 'few', 'plenty'])
})

test('sold-out sizes are not available', () => {
  assert.deepEqual(availableSizes([small, soldOut, medium]), [small, medium])
})

test('the only available size is preselected', () => {
  assert.equal(preselectedSize([soldOut, medium]), medium)
})

test('with several available sizes, or none, nothing is preselected', () => {
  assert.equal(preselectedSize([small, medium]), undefined)
  assert.equal(preselectedSize([soldOut]), undefined)
})
