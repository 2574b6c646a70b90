import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeAt, slideAt, stepBack, stepForward, stepTo } from './carousel-steps.ts'

test('after the last slide comes the first again, by way of its copy', () => {
  assert.deepEqual(stepForward(2, 4), { from: 2, to: 3 })
  assert.deepEqual(stepForward(3, 4), { from: 3, to: 4 })
  assert.equal(slideAt(4, 4), 0)
  assert.deepEqual(stepForward(4, 4), { from: 0, to: 1 })
})

test('before the first slide comes the last', () => {
  assert.deepEqual(stepBack(0, 4), { from: 4, to: 3 })
  assert.deepEqual(stepBack(4, 4), { from: 4, to: 3 })
  assert.deepEqual(stepBack(1, 4), { from: 1, to: 0 })
})

test('a chosen slide is reached without its copy', () => {
  assert.deepEqual(stepTo(2, 4, 4), { from: 0, to: 2 })
})

test('the nearest slide is the present one, in both directions of reading', () => {
  assert.equal(placeAt(0, 360, 4), 0)
  assert.equal(placeAt(530, 360, 4), 1)
  assert.equal(placeAt(-719, 360, 4), 2)
  assert.equal(placeAt(1440, 360, 4), 4)
  assert.equal(placeAt(100, 0, 4), 0)
})
