import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foldText } from '#domain/search/analyzer/fold.ts'
import { entries } from './entries.ts'
import { findConcepts, relatedBySound } from './find-concepts.ts'

const phrasesOf = (entry: (typeof entries)[number]) =>
  entry.kind === 'same' ? [entry.words] : [entry.asked, entry.found]

test('the thesaurus has at least 200 entries, each in at least two languages or spellings', () => {
  assert.ok(entries.length >= 200, String(entries.length))
  for (const entry of entries) for (const phrases of phrasesOf(entry)) assert.ok(phrases.length > 0)
  const same = entries.filter(({ kind }) => kind === 'same')
  assert.deepEqual(
    same.filter((entry) => phrasesOf(entry).flat().length < 2),
    [],
  )
})

test('no entry has a phrase twice, and none is longer than four words', () => {
  for (const entry of entries)
    for (const phrases of phrasesOf(entry)) {
      const folded = phrases.map((phrase) => phrase.normalize('NFKC').toLowerCase())
      assert.deepEqual(
        folded.filter((phrase, place) => folded.indexOf(phrase) !== place),
        [],
      )
      for (const phrase of phrases) assert.ok(phrase.length <= 40 && phrase.split(' ').length <= 4, phrase)
    }
})

test('no phrase is in two entries that mean the same', () => {
  const phrases = entries.flatMap((entry) =>
    entry.kind === 'same' ? [...new Set(entry.words.map((word) => foldText(word)))] : [],
  )
  assert.deepEqual(
    phrases.filter((phrase, place) => phrases.indexOf(phrase) !== place),
    [],
  )
})

test('a word in any of its forms is the phrase that the thesaurus has', () => {
  for (const word of ['couffins', 'paniers', 'baskets', '9offa', 'القفة'])
    assert.ok(findConcepts([word])[0]?.related.flat().includes('koffa'), word)
  assert.deepEqual(findConcepts(['xylophone']), [{ word: 'xylophone', phrases: [], related: [] }])
})

test('each word of a phrase has what the phrase is called and what the word is called', () => {
  const [blue, cutting, boards] = findConcepts(['blue', 'cutting', 'boards'])
  assert.deepEqual(blue?.phrases, [])
  for (const concept of [cutting, boards]) assert.ok(concept?.phrases.some((phrase) => phrase.includes('planche')))
  const [wooden, toy] = findConcepts(['wooden', 'toy'])
  assert.deepEqual(toy?.related, findConcepts(['toy'])[0]?.related)
  assert.deepEqual(wooden?.related, findConcepts(['wooden'])[0]?.related)
  assert.ok((toy?.related.length ?? 0) > 0)
})

test('a broader entry works in one direction', () => {
  const finds = (word: string, other: string) =>
    findConcepts([word])[0]?.related.some((phrase) => phrase.join(' ') === other)
  assert.ok(finds('jewelry', 'necklace'))
  assert.ok(!finds('necklace', 'jewelry'))
})

test('a spelling that the thesaurus does not have is found by its consonants', () => {
  assert.ok(relatedBySound('qouffa').flat().includes('couffin'))
  assert.deepEqual(relatedBySound('aaaa'), [])
})
