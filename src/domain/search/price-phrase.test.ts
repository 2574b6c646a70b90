import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toDinars } from '#domain/money.ts'
import { findPricePhrase } from './price-phrase.ts'

function found(text: string) {
  const phrase = findPricePhrase(text)
  if (!phrase) return undefined
  const { min, max } = phrase.range
  return [min === undefined ? undefined : toDinars(min), max === undefined ? undefined : toDinars(max), phrase.rest]
}

test('a price is recognized in all languages, with or without a unit', () => {
  const cases = [
    ['tapis moins de 200', [undefined, 200, 'tapis']],
    ['bougie moins de 30 dt', [undefined, 30, 'bougie']],
    ['under 50 dinars candle', [undefined, 50, 'candle']],
    ['أقل من 100 دينار', [undefined, 100, '']],
    ['حقيبة أقل من ١٠٠ دينار', [undefined, 100, 'حقيبة']],
    ['زربية أكثر من 300 د.ت', [300, undefined, 'زربية']],
    ['sandales entre 60 et 75 dinars', [60, 75, 'sandales']],
    ['bowl between 75 and 60', [60, 75, 'bowl']],
    ['zarbia a9al men 200 dinar', [undefined, 200, 'zarbia']],
    ['fouta à partir de 12,500 dt', [12.5, undefined, 'fouta']],
    ['شمعة بأقل من 30 دينارا', [undefined, 30, 'شمعة']],
    ['tapis 200 dt', [undefined, 200, 'tapis']],
    ['50 دينار هدية', [undefined, 50, 'هدية']],
    ['à moins de 20 DT', [undefined, 20, '']],
  ] as const
  for (const [text, expected] of cases) assert.deepEqual(found(text), expected, text)
})

test('numbers that are no price stay words of the search', () => {
  for (const text of ['rug 120x180', 'BL-7', 'plate from Nabeul', '200', 'set de 6', 'moins de 120x180', 'bougie 2026'])
    assert.equal(found(text), undefined, text)
})

test('a price after the part of a search that counts is not read, and costs nothing', () => {
  assert.equal(found(`${'tapis '.repeat(40)}moins de 200`), undefined)
  assert.deepEqual(found(`tapis moins de 200 ${'ﷺ'.repeat(10_000)}`)?.slice(0, 2), [undefined, 200])
})
