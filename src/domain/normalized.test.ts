import assert from 'node:assert/strict'
import { test } from 'node:test'
import { normalized } from './normalized.ts'
import { latinDigits } from './phone.ts'
import { foldText } from './search/analyzer/fold.ts'
import { cleanText } from './text.ts'

// Marks of two classes in turn, which normalizing sorts.
const marks = (count: number) => '\u0301\u0316'.repeat(count / 2)

test('of a letter with a thousand marks thirty are normalized, wherever strangers send text', () => {
  for (const read of [cleanText, latinDigits, (text: string) => normalized(text, 'NFKD')])
    assert.ok([...read(`x${marks(1000)}y`)].length <= 32)
  assert.equal(foldText(`x${marks(1000)}y`), 'xy')
})

test('what languages write is normalized whole', () => {
  assert.equal(normalized('e\u0301', 'NFC'), 'é')
  assert.equal(normalized(`ệ${marks(28)}`, 'NFD' as 'NFC'), `ệ${marks(28)}`.normalize('NFD'))
})
