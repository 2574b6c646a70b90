import assert from 'node:assert/strict'
import { test } from 'node:test'
import { longTest } from '#tests/support/long-test.ts'
import { slowInputs } from '#tests/support/slow-inputs.ts'
import { countableWords } from './countable-words.ts'

test('spellings of one search are counted as one', () => {
  assert.deepEqual(['Théière  Bleue', 'theiere bleue', 'THÉIÈRE, bleue!'].map(countableWords), [
    ...['theiere bleue', 'theiere bleue', 'theiere bleue'],
  ])
  assert.equal(countableWords('القُفّة'), countableWords('القفه'))
})

test('numbers of four digits or more are dropped, in any writing', () => {
  const numbers = [
    '22333444',
    '22 333 444',
    '+216 22-333-444',
    '٢٢٣٣٣٤٤٤',
    '２２３３３４４４',
    '22.33.34.44',
    '2233',
    '२२३३',
  ]
  for (const number of numbers) {
    assert.equal(countableWords(`bag ${number}`), 'bag', number)
    assert.equal(countableWords(number), '', number)
  }
  assert.equal(countableWords('tel22333444 bag'), 'tel bag')
  assert.equal(countableWords('22\u200b33 bag'), 'bag')
  assert.equal(countableWords('rug 120x180'), 'rug 120x180')
})

test('addresses of people and pages are dropped', () => {
  const addresses = [
    ...['amel@example.tn', 'Amel.Salah@example.tn', 'amel @ example . tn', 'amel(at)example.tn', '@amel.salah'],
    ...[
      'https://www.facebook.com/amel',
      'www.amel.tn',
      'facebook.com/amel?id=7',
      'instagram.com/@amel',
      'ämel@exämple.tn',
    ],
  ]
  for (const address of addresses) assert.equal(countableWords(`${address} `), '', address)
  assert.equal(countableWords('vase amel@example.tn'), 'vase')
  assert.equal(countableWords('tapis a 50 d.t'), 'tapis 50')
})

const hostile = ['@'.repeat(10_000), 'a.'.repeat(5000), '1 '.repeat(5000), 'a@'.repeat(5000), '(at)'.repeat(3000)]

test('hostile texts are counted to their end', () => {
  for (const text of hostile) assert.ok(countableWords(text).length <= text.length)
})

longTest('hostile texts are counted as quickly as usual ones', async () => {
  const usual = ['blue bowl '.repeat(1000), 'tapis à 50 d.t '.repeat(700)]
  assert.deepEqual(await slowInputs(countableWords, { usual, hostile, maxRatio: 20 }), [])
})
