import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatLength, formatWeight } from './measures.ts'

test('light pieces are weighed in grams, heavy ones in kilograms', () => {
  assert.equal(plain(formatWeight(320, 'en')), '320 g')
  assert.equal(plain(formatWeight(999, 'en')), '999 g')
  assert.equal(plain(formatWeight(1000, 'en')), '1 kg')
  assert.equal(plain(formatWeight(1350, 'en')), '1.35 kg')
})

test('lengths are told in centimetres', () => {
  assert.equal(plain(formatLength(280, 'en')), '28 cm')
  assert.equal(plain(formatLength(55, 'en')), '5.5 cm')
})

/** Languages put different spaces before the unit. */
function plain(text: string): string {
  return text.replace(/\s/gu, ' ')
}
