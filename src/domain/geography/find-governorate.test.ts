import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findGovernorate } from './find-governorate.ts'
import { governorateNames, governorates } from './governorate.ts'
import { townNames, towns } from './towns.ts'

test('every spelling of a town is found, in capitals, without accents and without its article', () => {
  assert.equal(governorates.length, 24)
  for (const { governorate, spellings } of towns) {
    for (const name of spellings) {
      const plain = name.normalize('NFD').replace(/\p{M}/gu, '')
      for (const typed of [name, name.toUpperCase(), ` ${plain.toLowerCase()} `, name.replace(/^(La|Le|El) /, '')]) {
        assert.equal(findGovernorate(typed), governorate, typed)
      }
    }
  }
})

test('the French name of a governorate is found', () => {
  for (const code of governorates) assert.equal(findGovernorate(governorateNames[code]), code)
})

test('a town is found among other words', () => {
  const typed = {
    '8000 Nabeul': 'TN-21',
    'Sahloul 4, SOUSSE': 'TN-51',
    benarous: 'TN-13',
    'Hammam-Sousse': 'TN-51',
    'l’Ariana': 'TN-12',
    'al kef': 'TN-33',
    'مدينة صفاقس': 'TN-61',
    سوسه: 'TN-51',
    اريانه: 'TN-12',
    'Menzel Bourguiba (Bizerte)': 'TN-23',
    'Cité El Khadra - Tunis': 'TN-11',
    'El Menzah 6, Ariana': 'TN-12',
    'djerba midoun': 'TN-82',
  }
  for (const [city, governorate] of Object.entries(typed)) assert.equal(findGovernorate(city), governorate, city)
})

test('a text without a Tunisian town has no governorate', () => {
  for (const city of ['', '...', 'Paris', 'القاهرة', '12', 'la', 'Tunisie']) {
    assert.equal(findGovernorate(city), undefined, city)
  }
})

test('no spelling is used by two towns, and none is listed twice', () => {
  assert.deepEqual(townNames, [...new Set(townNames)])
})
