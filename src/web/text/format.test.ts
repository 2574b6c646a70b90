import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatList, formatPageTitle } from './format.ts'

test('a name of the other script is isolated in a list', () => {
  assert.equal(formatList(['8000 Nabeul', 'قفة', 'Vase']), '8000 Nabeul, \u2068قفة\u2069, Vase')
})

test('a name of the other script is isolated in the title of a page', () => {
  assert.equal(formatPageTitle('Cart', 'حرفة'), 'Cart · \u2068حرفة\u2069')
  assert.equal(formatPageTitle('Cart', 'Hirfa'), 'Cart · Hirfa')
})
