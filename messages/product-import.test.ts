import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productImportMessages as ar } from './ar/product-import.ts'
import { productImportMessages as en } from './en/product-import.ts'
import { productImportMessages as fr } from './fr/product-import.ts'

test('what is refused for something that is missing is a whole sentence', () => {
  for (const { refusals } of [en, fr, ar])
    for (const kind of ['category-left-out', 'variant-repeated', 'variant-incomplete', 'parent-missing'] as const) {
      assert.match(refusals[kind](''), /^\p{L}.*\p{L}\.$/u)
      assert.doesNotMatch(refusals[kind](''), / {2}|\p{Cf}/u)
    }
})
