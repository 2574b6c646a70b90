import assert from 'node:assert/strict'
import { test } from 'node:test'
import { governorateBeside } from './governorate.ts'

test('a governorate is shown beside a city of another name', () => {
  assert.equal(governorateBeside('La Marsa', 'TN-11'), 'Tunis')
  assert.equal(governorateBeside('Hammam-Sousse', 'TN-51'), 'Sousse')
  assert.equal(governorateBeside(' nabeul', 'TN-21'), undefined)
})
