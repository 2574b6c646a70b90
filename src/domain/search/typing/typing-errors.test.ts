import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { typingDistance, wordsMistypedAs } from './typing-errors.ts'

test('one typing error of each kind is undone', () => {
  const errors = [...['bask', 'baskt', 'baskte', 'basskett', 'bsaket'], ...['baskeet', 'vasket', 'baskett', 'baket']]
  const undone = errors.filter((typed) => wordsMistypedAs(typed).has('basket'))
  assert.deepEqual(undone, ['baskt', 'baskte', 'bsaket', 'baskeet', 'vasket', 'baskett', 'baket'])
  assert.ok(wordsMistypedAs('زربة').has('زربية'))
})

test('very short and very long words have no variants', () => {
  assert.equal(wordsMistypedAs('va').size, 0)
  assert.ok(wordsMistypedAs('vse').has('vase'))
  assert.ok(!wordsMistypedAs('vas').has('sac'), 'of three letters only with one more')
  assert.ok(wordsMistypedAs('vasr').has('vase'))
  assert.equal(wordsMistypedAs('a'.repeat(15)).size, 0)
})

test('the usual slips count less than other errors', () => {
  assert.equal(typingDistance('baskxet', 'basket'), 1)
  assert.equal(typingDistance('basqet', 'basket'), 1)
  assert.equal(typingDistance('basjet', 'basket'), 0.8)
  assert.equal(typingDistance('baskt', 'basket'), 0.9)
  assert.equal(typingDistance('baskket', 'basket'), 0.7)
  assert.equal(typingDistance('basekt', 'basket'), 0.7)
  assert.equal(typingDistance('vasket', 'basket'), typingDistance('basvet', 'basket') + 0.3)
})

test('the distance of a word from itself is zero, and of others never', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcdeقفةزر'), minLength: 1, maxLength: 10 })
  fc.assert(
    fc.property(word, word, (one, other) => {
      assert.equal(typingDistance(one, one), 0)
      assert.equal(typingDistance(one, other) > 0, one !== other)
    }),
  )
})

test('every word of the variants is one error away', () => {
  for (const typed of ['vase', 'kaftan', 'زربية'])
    for (const variant of wordsMistypedAs(typed)) assert.ok(typingDistance(typed, variant) <= 1.5, variant)
})
