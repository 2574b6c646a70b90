import assert from 'node:assert/strict'
import { test } from 'node:test'
import { commonMessages as arabic } from './ar/common.ts'
import { commonMessages as english } from './en/common.ts'
import { commonMessages as french } from './fr/common.ts'

test('only French has a space before the percent sign of a discount', () => {
  assert.equal(english.discount(19), '−19%')
  assert.equal(french.discount(19), '−19\u00a0%')
  assert.equal(arabic.discount(19), '\u2068−19%\u2069')
})
