import assert from 'node:assert/strict'
import { test } from 'node:test'
import { studioNumbersMessages as arabic } from '#messages/ar/studio-numbers.ts'
import { studioNumbersMessages as english } from '#messages/en/studio-numbers.ts'
import { studioNumbersMessages as french } from '#messages/fr/studio-numbers.ts'
import { weekSentences } from './week-sentences.ts'

const nothing = { seen: 0, sought: 0, favorite: 0, sold: 0 }

test('a week is a sentence of what there was; a week before without anything is left out', () => {
  const thisWeek = { seen: 41, sought: 12, favorite: 3, sold: 2 }
  assert.deepEqual(weekSentences({ thisWeek, lastWeek: { ...nothing, seen: 30 } }), [
    'This week: seen 41 times, found in 12 searches, kept as favourite 3 times, 2 pieces sold.',
    'Last week: seen 30 times.',
  ])
  assert.deepEqual(weekSentences({ thisWeek: nothing, lastWeek: nothing }), ['This week: nothing yet.'])
})

test('each language has the plurals of each number', () => {
  const counts = [1, 2, 3, 11, 100]
  const texts = ({ parts }: typeof english, part: keyof typeof parts) => counts.map((count) => parts[part](count))
  assert.deepEqual(texts(english, 'seen'), [
    ...['seen once', 'seen 2 times', 'seen 3 times', 'seen 11 times', 'seen 100 times'],
  ])
  assert.deepEqual(texts(english, 'sought').slice(0, 2), ['found in 1 search', 'found in 2 searches'])
  assert.deepEqual(texts(english, 'favorite').slice(0, 2), ['kept as favourite once', 'kept as favourite 2 times'])
  assert.deepEqual(texts(english, 'sold').slice(0, 2), ['1 piece sold', '2 pieces sold'])
  assert.deepEqual(texts(french, 'seen').slice(0, 2), ['vu une fois', 'vu 2 fois'])
  assert.deepEqual(texts(french, 'sought').slice(0, 2), ['trouvé dans une recherche', 'trouvé dans 2 recherches'])
  assert.deepEqual(texts(french, 'favorite').slice(0, 2), ['mis en favori une fois', 'mis en favori 2 fois'])
  assert.deepEqual(texts(french, 'sold').slice(0, 2), ['une pièce vendue', '2 pièces vendues'])
  assert.deepEqual(texts(arabic, 'seen'), [
    ...['شوهدت مرة واحدة', 'شوهدت مرتين', 'شوهدت 3 مرات', 'شوهدت 11 مرة', 'شوهدت 100 مرة'],
  ])
  assert.deepEqual(texts(arabic, 'sought'), [
    ...['ظهرت في عملية بحث واحدة', 'ظهرت في عمليتي بحث', 'ظهرت في 3 عمليات بحث'],
    ...['ظهرت في 11 عملية بحث', 'ظهرت في 100 عملية بحث'],
  ])
  assert.deepEqual(texts(arabic, 'favorite').slice(0, 3), [
    ...['أضيفت إلى المفضلة مرة واحدة', 'أضيفت إلى المفضلة مرتين', 'أضيفت إلى المفضلة 3 مرات'],
  ])
  assert.deepEqual(texts(arabic, 'sold'), [
    ...['بيعت قطعة واحدة', 'بيعت قطعتان', 'بيعت 3 قطع', 'بيعت 11 قطعة', 'بيعت 100 قطعة'],
  ])
})
