import assert from 'node:assert/strict'
import { test } from 'node:test'
import { choosableSizes, preselectedSize, stockLevel, stockOfAll } from './size-choosing.ts'

const small = { id: 1, name: 'S', stock: 4 }
const medium = { id: 2, name: 'M', stock: 1 }
const soldOut = { id: 3, name: 'L', stock: 0 }

test('three pieces are few, four are plenty', () => {
  assert.deepEqual([0, 1, 3, 4].map(stockLevel), ['none', 'few', 'few', 'plenty'])
})

test('sold out sizes cannot be chosen', () => {
  assert.deepEqual(choosableSizes([small, soldOut, medium]), [small, medium])
})

test('the only size that is left is chosen already', () => {
  assert.equal(preselectedSize([soldOut, medium]), medium)
})

test('among several sizes, or none, nothing is chosen', () => {
  assert.equal(preselectedSize([small, medium]), undefined)
  assert.equal(preselectedSize([soldOut]), undefined)
})

test('without a chosen size the stock is that of all sizes', () => {
  assert.equal(stockOfAll([small, medium, soldOut]), 5)
})
