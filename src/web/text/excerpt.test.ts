import assert from 'node:assert/strict'
import { test } from 'node:test'
import { excerptOf, firstSentenceOf, summaryOf } from './excerpt.ts'

test('a long description is cut to 100 characters and an ellipsis', () => {
  assert.equal(excerptOf('a'.repeat(101)), `${'a'.repeat(100)}…`)
})

test('a description of 100 characters is not cut', () => {
  assert.equal(excerptOf('a'.repeat(100)), 'a'.repeat(100))
})

test('a surrogate pair at the cut is kept and counts as one character', () => {
  assert.equal(excerptOf(`${'a'.repeat(99)}🏺🏺`), `${'a'.repeat(99)}🏺…`)
})

test('a summary ends between words', () => {
  const summary = summaryOf('olive wood '.repeat(30))
  assert.ok(summary.length <= 155)
  assert.match(summary, /(olive|wood)…$/)
})

test('a summary cuts a single long word', () => {
  assert.equal(summaryOf('x'.repeat(400)).length, 155)
})

test('a short text is its own summary, on one line', () => {
  assert.equal(summaryOf('Thrown in Nabeul.\nFired twice.'), 'Thrown in Nabeul. Fired twice.')
})

test('a card shows the first sentence, or as much of it as fits', () => {
  assert.equal(firstSentenceOf('Dr. el Fakhar? No: Dar.\nThree generations.'), 'Dr.')
  assert.equal(firstSentenceOf('They fire on Thursdays. They rest on Fridays.'), 'They fire on Thursdays.')
  assert.equal(firstSentenceOf('version 2.5 of the wheel'), 'version 2.5 of the wheel')
  const long = firstSentenceOf(`${'olive wood '.repeat(30)}. Then more.`)
  assert.ok(long.length <= 150 && long.endsWith('…'), long)
})

test('neither an excerpt nor a summary cuts an emoji in two or a letter from its marks', () => {
  assert.equal(summaryOf('🏺'.repeat(200), 10), `${'🏺'.repeat(9)}…`)
  assert.equal(summaryOf('\u0628\u0650'.repeat(200), 10), `${'\u0628\u0650'.repeat(4)}…`)
  assert.equal(excerptOf(`${'a'.repeat(99)}\u0628\u0650`), `${'a'.repeat(99)}…`)
})
