import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '#tests/support/fast-check.ts'
import { longTest } from '#tests/support/long-test.ts'
import { slowInputs } from '#tests/support/slow-inputs.ts'
import { analyzeWord, splitWords } from './analyze.ts'
import { foldText } from './fold.ts'

const letters = 'aàâbcçdeéèfghiïjklmnñoöœpqrstuûvwxyzæßABCÉÖŒZابتثجحخدذرزسشصضطظعغفقكلمنهويءآأؤإئةىٱڨپڤ'
const digits = '0123456789٠١٢٣٤٥٦٧٨٩۷'
const joining = " '’ʼ-‑–.,،؟\n\u0640\u0651\u064e\u0654\u0301\u200b\u200d\u200f\u2066™²½ﻻﷺİ🧺"

/** Any string, and strings of the characters that the analyzer treats in some way. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)), maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...letters, ...digits, ...joining), maxLength: 60 }),
)

test('analyzing never throws, and a folded word analyzed again is the same', () => {
  const again = (text: string) => {
    for (const word of splitWords(text)) {
      const analyzed = analyzeWord(word)
      assert.equal(analyzed.word, word)
      assert.deepEqual(analyzeWord(analyzed.word), analyzed)
    }
    const first = analyzeWord(text)
    assert.deepEqual(analyzeWord(first.word), first)
  }
  fc.assert(fc.property(anyText, again), { numRuns: 3000 })
})

test('folding a folded text changes nothing', () => {
  const foldedTwice = (text: string) => assert.equal(foldText(foldText(text)), foldText(text))
  fc.assert(fc.property(anyText, foldedTwice), { numRuns: 3000 })
})

test('a word with letters is never emptied', () => {
  const someLetters = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 30 })
  const check = (word: string) => {
    const { word: folded, stems } = analyzeWord(word)
    assert.notEqual(folded, '')
    assert.ok(
      stems.every((stem) => /^(?:fr|en|ar|model):./u.test(stem)),
      stems.join(' '),
    )
    assert.equal(new Set(stems).size, stems.length)
  }
  fc.assert(fc.property(someLetters, check), { numRuns: 2000 })
})

test('words are made of letters, digits and inner hyphens only, and have a skeleton of at least two classes or none', () => {
  const check = (text: string) => {
    for (const word of splitWords(text)) {
      assert.match(word, /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u)
      assert.match(analyzeWord(word).skeleton ?? 'BB', /^[BCDFGHJKLMNRSTWXYZ]{2,}$/u)
    }
  }
  fc.assert(fc.property(anyText, check), { numRuns: 2000 })
})

test('case, vowel signs and invisible characters change no analysis', () => {
  const word = fc.string({
    unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz7935قفةزربيوم'),
    minLength: 1,
    maxLength: 12,
  })
  const check = (word: string, sign: string) => {
    const written = [...word.toUpperCase()].join(sign)
    assert.deepEqual(analyzeWord(written), analyzeWord(word))
  }
  fc.assert(fc.property(word, fc.constantFrom('\u0640', '\u064e', '\u0651', '\u200b', '\u200f', '\u00ad'), check))
})

/** Ten thousand letters each, as a ligature is folded to many. */
const longTexts = ['a', 'ee', "a'", 'a-1-', 'ab ', 'ﷺ', 'ق', 'ال', 'ed', '\u0301', "'", '-', '1', '🧺', 'a\u0301'].map(
  (piece) => piece.repeat(10_000 / piece.normalize('NFKC').length),
)

function analyze(text: string): void {
  const words = splitWords(text, 500)
  assert.ok(words.length <= 500)
  words.slice(0, 50).map(analyzeWord)
}

test('the words of a hostile long text are bounded, and it is analyzed to its end', () => {
  longTexts.forEach(analyze)
})

longTest('hostile long texts are split and analyzed as quickly as usual ones', async () => {
  const usual = ['les belles assiettes bleues '.repeat(350), 'القفة الجميلة '.repeat(700)]
  assert.deepEqual(await slowInputs(analyze, { usual, hostile: longTexts, maxRatio: 20 }), [])
})
