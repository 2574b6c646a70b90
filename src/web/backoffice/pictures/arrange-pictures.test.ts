import assert from 'node:assert/strict'
import { test } from 'node:test'
import { arrangePictures } from './arrange-pictures.ts'

test('a picture goes one place earlier or later, or away, and never out of the list', () => {
  const arranged = (wanted: string) => arrangePictures(['a', 'b', 'c'], wanted).join('')
  assert.deepEqual(['earlier 2', 'later 0', 'remove 1'].map(arranged), ['acb', 'bac', 'ac'])
  assert.deepEqual(['earlier 0', 'later 2'].map(arranged), ['abc', 'abc'])
  assert.deepEqual(['remove 3', 'remove', 'burn 0', ''].map(arranged), ['abc', 'abc', 'abc', 'abc'])
})
