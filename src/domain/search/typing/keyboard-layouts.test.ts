import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textsOfOtherLayouts } from './keyboard-layouts.ts'

test('a text typed with another layout is converted to what its keys mean', () => {
  const cases = [
    // Arabic meant, on a Latin keyboard.
    ['rtm', 'قفة'],
    ['rt,', 'قفة'],
    ['.vfdm', 'زربية'],
    // French and English meant, on an Arabic keyboard.
    ['لاشسنثف', 'basket'],
    ['فضحهس', 'tapis'],
    // French meant, typed blindly on a keyboard with English keys, and the reverse.
    ['tqpis', 'tapis'],
    ['vqse', 'vase'],
    ['bqsket', 'basket'],
  ] as const
  const missed = cases.filter(([typed, meant]) => !textsOfOtherLayouts(typed).includes(meant))
  assert.deepEqual(missed, [])
})

test('a text is never a conversion of itself', () => {
  for (const text of ['', 'elle', '12', 'قفة', '((']) assert.ok(!textsOfOtherLayouts(text).includes(text))
})
