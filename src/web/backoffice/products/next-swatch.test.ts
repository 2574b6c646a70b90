import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextSwatch } from './next-swatch.ts'

test('each new color of a product begins with another swatch, until all have been taken', () => {
  const taken: string[] = []
  for (let count = 0; count < 8; count++) taken.push(nextSwatch(taken))
  assert.equal(new Set(taken).size, 8)
  assert.match(nextSwatch(taken), /^#[0-9a-f]{6}$/)
  const [first = '', ...others] = taken
  assert.equal(nextSwatch(others), first, 'one that was removed is free again')
})
