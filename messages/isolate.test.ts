import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isolate } from './isolate.ts'

const isolated = (text: string) => `\u2068${text}\u2069`

for (const text of [
  'Dar Amel',
  '64,50 د.ت',
  '22 333 444',
  'amel@example.tn',
  'H-7K3M-92QX',
  'ⴰⵣⵓⵍ',
  'Ωμέγα',
  'قفة Amel',
])
  test(`${text} is isolated in Arabic`, () => assert.equal(isolate('rtl', text), isolated(text)))

for (const text of ['دار أمل', 'دار «أمل»', '', '!'])
  test(`nothing is added to “${text}” in Arabic`, () => assert.equal(isolate('rtl', text), text))

for (const text of ['دار أمل', 'Dar أمل', '64,50 د.ت'])
  test(`${text} is isolated in French and English`, () => assert.equal(isolate('ltr', text), isolated(text)))

for (const text of ['Dar Amel', '22 333 444', '64.50 TND'])
  test(`nothing is added to ${text} in French and English`, () => assert.equal(isolate('ltr', text), text))

for (const text of ['\u2068Dar Amel\u2069', '\u2068Dar Amel\u2069، \u2068XL\u2069'])
  test(`${text} is not isolated again in Arabic`, () => assert.equal(isolate('rtl', text), text))

test('what is beside an isolated text is isolated with it', () => {
  assert.equal(isolate('rtl', '\u2068Dar Amel\u2069، 3 XL'), isolated('\u2068Dar Amel\u2069، 3 XL'))
})
