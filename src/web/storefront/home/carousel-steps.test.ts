import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeAt, slideAt, stepBack, stepForward, stepTo } from './carousel-steps.ts'

test('the step after the last slide goes to the copy of the first', () => {
  assert.deepEqual(stepForward(2, 4), { from: 2, to: 3 })
  assert.deepEqual(stepForward(3, 4), { from: 3, to: 4 })
  assert.equal(slideAt(4, 4), 0)
  assert.deepEqual(stepForward(4, 4), { from: 0, to: 1 })
})

test('the step before the first slide goes to the last', () => {
  assert.deepEqual(stepBack(0, 4), { from: 4, to: 3 })
  assert.deepEqual(stepBack(4, 4), { from: 4, to: 3 })
  assert.deepEqual(stepBack(1, 4), { from: 1, to: 0 })
})

test('a step to a chosen slide never goes to the copy', () => {
  assert.deepEqual(stepTo(2, 4, 4), { from: 0, to: 2 })
})

test('the current slide is the nearest, from left to right and from right to left', () => {
  assert.equal(placeAt(0, 360, 4), 0)
  assert.equal(placeAt(530, 360, 4), 1)
  assert.equal(placeAt(-719, 360, 4), 2)
  assert.equal(placeAt(1440, 360, 4), 4)
  assert.equal(placeAt(100, 0, 4), 0)
})
