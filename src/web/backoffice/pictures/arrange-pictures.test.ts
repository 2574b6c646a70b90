import assert from 'node:assert/strict'
import { test } from 'node:test'
import { arrangePictures } from './arrange-pictures.ts'

test('a picture is moved one position earlier or later or removed, and never leaves the list', () => {
  const arranged = (wanted: string) => arrangePictures(['a', 'b', 'c'], wanted).join('')
  assert.deepEqual(['earlier 2', 'later 0', 'remove 1'].map(arranged), ['acb', 'bac', 'ac'])
  assert.deepEqual(['earlier 0', 'later 2'].map(arranged), ['abc', 'abc'])
  assert.deepEqual(['remove 3', 'remove', 'burn 0', ''].map(arranged), ['abc', 'abc', 'abc', 'abc'])
})
