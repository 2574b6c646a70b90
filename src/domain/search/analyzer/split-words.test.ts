import assert from 'node:assert/strict'
import { test } from 'node:test'
import { splitWords } from './analyze.ts'

function assertWords(text: string, ...words: string[]) {
  assert.deepEqual(splitWords(text), words, JSON.stringify(text))
}

test('words are folded and in order', () => {
  assertWords('Panier tressé, en ALFA. قفة حلفاء', 'panier', 'tresse', 'en', 'alfa', 'قفه', 'حلفاء')
  assertWords('سعر: ٤٨ د.ت؟', 'سعر', '48', 'د', 'ت')
})

test('signs, emojis and invisible characters are no words', () => {
  assertWords('🧺 ❤️ 🇹🇳 👨‍👩‍👧 7️⃣ ™ © € + – … « » ، ؛ ؟ ۔ \u200f\u200e\u200b\u00ad\u2066')
  assertWords('🧺Panier™\u200b 7️⃣', 'panier')
  assertWords('\u202bق\u200dفة\u202c', 'قفه')
})

test('elided words lose their first letter, with any apostrophe', () => {
  assertWords("l'huile d’olive", 'huile', 'olive')
  assertWords("qu'il jusqu’au L‘Oud s'adapte", 'il', 'au', 'oud', 'adapte')
  assertWords('d´argile', 'argile')
})

test('the English possessive is left out, other apostrophes join', () => {
  assertWords("the artisan's and the artisans’ l'artisan's", 'the', 'artisan', 'and', 'the', 'artisans', 'artisan')
  assertWords("aujourd'hui M'saken jama'a", 'aujourdhui', 'msaken', 'jamaa')
})

test('hyphens separate words, and model numbers are kept whole too', () => {
  assertWords('porte-monnaie el-koffa', 'porte', 'monnaie', 'el', 'koffa')
  assertWords('BL-7 klim7 A-12-b', 'bl-7', 'bl', '7', 'klim7', 'a-12-b', 'a', '12', 'b')
  assertWords('20-30 50x70', '20', '30', '50x70')
  assertWords('- -a- --', 'a')
})

test('scripts written together are as many words', () => {
  assertWords('والfouta مقاس40 9قفة', 'وال', 'fouta', 'مقاس', '40', '9', 'قفه')
})

test('words and their length are limited', () => {
  assert.deepEqual(splitWords('one two three', 2), ['one', 'two'])
  assert.deepEqual(splitWords('BL-7', 1), ['bl-7'])
  assert.deepEqual(splitWords('anything', 0), [])
  assert.equal(splitWords('a'.repeat(10_000))[0]?.length, 64)
})
