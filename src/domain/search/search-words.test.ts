import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchWords } from './search-words.ts'

test('what says nothing of a piece is left out, in whole phrases, unless it is all there is', () => {
  for (const [text, words] of [
    ['tapis rouge pas cher', ['tapis', 'rouge']],
    ['Pas Chère théière', ['theiere']],
    ['زربية رخيصة', ['زربيه']],
    ['tapis pas grand', ['tapis', 'pas', 'grand']],
    ['cher', ['cher']],
    ['pas cher', ['pas', 'cher']],
    ['prix', ['prix']],
    ['', []],
  ] as const)
    assert.deepEqual(searchWords(text), words, text)
})
