import assert from 'node:assert/strict'
import { test } from 'node:test'
import { excerptOf, openingOf, summaryOf } from './excerpt.ts'

test('a long description is cut to exactly 100 characters and an ellipsis', () => {
  assert.equal(excerptOf('a'.repeat(101)), `${'a'.repeat(100)}…`)
})

test('a description of 100 characters stays whole', () => {
  assert.equal(excerptOf('a'.repeat(100)), 'a'.repeat(100))
})

test('a sign of two units at the cut stays whole and counts once', () => {
  assert.equal(excerptOf(`${'a'.repeat(99)}🏺🏺`), `${'a'.repeat(99)}🏺…`)
})

test('a summary ends between words', () => {
  const summary = summaryOf('olive wood '.repeat(30))
  assert.ok(summary.length <= 155)
  assert.match(summary, /(olive|wood)…$/)
})

test('a summary of one endless word is cut all the same', () => {
  assert.equal(summaryOf('x'.repeat(400)).length, 155)
})

test('a short text is its own summary, on one line', () => {
  assert.equal(summaryOf('Thrown in Nabeul.\nFired twice.'), 'Thrown in Nabeul. Fired twice.')
})

test('a card opens with the first sentence, or with as much of it as fits', () => {
  assert.equal(openingOf('Dr. el Fakhar? No: Dar.\nThree generations.'), 'Dr.')
  assert.equal(openingOf('They fire on Thursdays. They rest on Fridays.'), 'They fire on Thursdays.')
  assert.equal(openingOf('version 2.5 of the wheel'), 'version 2.5 of the wheel')
  const long = openingOf(`${'olive wood '.repeat(30)}. Then more.`)
  assert.ok(long.length <= 150 && long.endsWith('…'), long)
})
