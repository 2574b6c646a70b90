import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findGovernorate } from '#domain/geography/find-governorate.ts'
import { governorates } from '#domain/geography/governorate.ts'
import { governorateMessages as arabic } from '#messages/ar/governorates.ts'
import { governorateMessages as english } from '#messages/en/governorates.ts'
import { governorateMessages as french } from '#messages/fr/governorates.ts'
import { governorateBeside, locationOf } from './governorates.ts'

test('a governorate is named beside a city of another name', () => {
  assert.equal(governorateBeside('La Marsa', 'TN-11'), 'Tunis')
  assert.equal(governorateBeside('Hammam-Sousse', 'TN-51'), 'Sousse')
  assert.equal(governorateBeside(' nabeul ', 'TN-21'), undefined)
})

test('the location of a store names its town and its governorate, once where they are the same', () => {
  assert.equal(locationOf({ town: 'Houmt Souk', governorate: 'TN-82' }), 'Houmt Souk, Médenine')
  assert.equal(locationOf({ town: 'Nabeul', governorate: 'TN-21' }), 'Nabeul')
  assert.equal(locationOf({ town: '', governorate: 'TN-21' }), 'Nabeul')
  assert.equal(locationOf({ town: '', governorate: undefined }), '')
})

test('the name of a governorate is found as that of a place in every language', () => {
  for (const names of [english, french, arabic]) {
    for (const code of governorates) assert.equal(findGovernorate(names[code]), code)
  }
})
