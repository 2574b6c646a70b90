import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foldText } from './fold.ts'
import { isSpelledInArabizi, soundsLike } from './sounds-like.ts'

const isAlike = (one: string, other: string) => {
  const [word, otherWord] = [foldText(one), foldText(other)]
  assert.equal(soundsLike(word, otherWord), soundsLike(otherWord, word), `${one} ${other}`)
  return soundsLike(word, otherWord)
}

test('a word sounds like its spelling in the other script, and like its other Latin spellings', () => {
  for (const [one, other] of [
    ['berrad', 'براد'],
    ['la3ba', 'لعبة'],
    ['l3ab', 'ألعاب'],
    ['hedeya', 'هدية'],
    ['hmar', 'أحمر'],
    ['asfour', 'عصفور'],
    ['tajine', 'طاجين'],
    ['barrad', 'berred'],
    ['koffa', '9offa'],
    ['zarbia', 'zerbiya'],
  ] as const)
    assert.ok(isAlike(one, other), `${one} ${other}`)
})

test('a word with the same consonants and other vowels is another', () => {
  for (const [one, other] of [
    ['berrad', 'bird'],
    ['berrad', 'board'],
    ['la3ba', 'علبة'],
    ['la3ba', 'loop'],
    ['vaz', 'fez'],
    ['iphone', 'fan'],
    ['harissa', 'hours'],
    ['هريسة', 'hours'],
    ['hdiya', 'حذاء'],
    ['بارد', 'بريد'],
    ['bl7', 'bl8'],
  ] as const)
    assert.ok(!isAlike(one, other), `${one} ${other}`)
})

test('a word with signs of Arabizi spells only words with their letters', () => {
  const spelled = [
    ['3asel', 'عسل'],
    ['5obz', 'خبز'],
    ['khobz', 'الخبز'],
    ['7anbel', 'حنبل'],
    ['9alb', 'قلب'],
  ] as const
  for (const [latin, arabic] of spelled) assert.ok(isSpelledInArabizi(arabic, latin), latin)
  const others = [
    ['asel', 'عسل'],
    ['9alb', 'كلب'],
    ['7aram', 'هرم'],
    ['3asel', 'عسلي'],
    ['3asel', '3asel'],
  ] as const
  for (const [latin, arabic] of others) assert.ok(!isSpelledInArabizi(arabic, latin), `${latin} ${arabic}`)
})
