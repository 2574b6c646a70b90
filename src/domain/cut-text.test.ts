import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cutText } from './cut-text.ts'

test('a text is cut to a number of characters, and a shorter one is not', () => {
  assert.equal(cutText('blue bowl', 4), 'blue')
  assert.equal(cutText('blue', 4), 'blue')
  assert.equal(cutText('', 4), '')
})

test('an emoji is one character and is not cut in two', () => {
  assert.equal(cutText('abc🏺🏺', 4), 'abc🏺')
  assert.equal(cutText('🏺🏺', 1), '🏺')
})

test('a letter is not cut from the marks above and below it', () => {
  // Alif, ba with kasra, and ba with shadda and fatha.
  assert.equal(cutText('\u0627\u0628\u0650', 2), '\u0627')
  assert.equal(cutText('\u0627\u0628\u0651\u064e\u0627', 3), '\u0627')
  assert.equal(cutText('\u0627\u0628\u0651\u064e\u0627', 4), '\u0627\u0628\u0651\u064e')
  assert.equal(cutText('abx\u0304\u0304', 4), 'ab')
})

test('an emoji is not cut from its variant, its skin color or those it is joined with', () => {
  assert.equal(cutText('a\u2764\ufe0f', 2), 'a')
  assert.equal(cutText('a\u{1f44b}\u{1f3fd}', 2), 'a')
  for (const length of [2, 3]) assert.equal(cutText('a\u{1f469}\u200d\u{1f33e}', length), 'a')
  assert.equal(cutText('a\u{1f469}\u200d\u{1f33e}b', 4), 'a\u{1f469}\u200d\u{1f33e}')
})

test('a letter with more marks than fit is cut after the last that does', () => {
  assert.equal(cutText(`x${'\u0304'.repeat(10)}`, 4), `x${'\u0304'.repeat(3)}`)
})
