import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatLength, formatWeight } from './measures.ts'

test('weights are in grams, and in kilograms from one kilogram on', () => {
  assert.equal(plain(formatWeight(320, 'en')), '320 g')
  assert.equal(plain(formatWeight(999, 'en')), '999 g')
  assert.equal(plain(formatWeight(1000, 'en')), '1 kg')
  assert.equal(plain(formatWeight(1350, 'en')), '1.35 kg')
})

test('lengths are in centimeters', () => {
  assert.equal(plain(formatLength(280, 'en')), '28 cm')
  assert.equal(plain(formatLength(55, 'en')), '5.5 cm')
})

/** The kind of space before the unit depends on the language. */
function plain(text: string): string {
  return text.replace(/\s/gu, ' ')
}
