import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '#tests/support/fast-check.ts'
import { suggestionText } from './suggestion-text.ts'

test('texts that differ in case and spacing are asked as one', () => {
  for (const typed of ['Vase bleu', ' vase  BLEU ', 'vase\tbleu']) assert.equal(suggestionText(typed), 'vase bleu')
})

test('a text is asked from two letters on', () => {
  for (const typed of ['', ' ', 'v', '!!', 'v!', 'ق']) assert.equal(suggestionText(typed), undefined, typed)
  for (const typed of ['va', 'قف', '7a', 'v a']) assert.equal(suggestionText(typed), typed)
})

test('a text that is asked is short, and stays the same when it is read again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
      const text = suggestionText(typed)
      if (text === undefined) return
      assert.ok([...text].length <= 60)
      assert.equal(suggestionText(text), text)
    }),
  )
})
