import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseEmailAddress } from './email-address.ts'

const addresses = [
  'amel@example.tn',
  'amel=shop@example.tn',
  ' Amel.Ben-Salah+shop@mail.example.tn ',
  "o'brien@example.com",
  'أمل@example.tn',
]

for (const address of addresses) {
  test(`${address} is an email address`, () => assert.equal(parseEmailAddress(address), address.trim()))
}

const others = [
  '',
  'amel',
  'amel@nabeul',
  'amel@@example.tn',
  'amel@example.tn, eve@evil.example',
  'amel@example.tn;eve@evil.example',
  'amel@example.tn eve@evil.example',
  'amel@example.tn\r\nBcc: eve@evil.example',
  'amel@example.tn\nRCPT TO:<eve@evil.example>',
  'amel\r@example.tn',
  'amel\0@example.tn',
  'friends:amel@example.tn;',
  'Amel <amel@example.tn>',
  '<amel@example.tn>',
  '"amel"@example.tn',
  'amel(eve)@example.tn',
  'amel@[127.0.0.1]',
  'amel@example.tn\u2028eve@evil.example',
  'am\u202eel@example.tn',
  '.amel@example.tn',
  'amel.@example.tn',
  'amel..b@example.tn',
  'eve%evil.example@example.tn',
  'evil.example!eve@example.tn',
  'amel@-example.tn',
  'amel@.example.tn',
  `${'a'.repeat(250)}@example.tn`,
  '=?utf-8?q?eve=40evil.example=3e?=@example.tn',
  '=?utf-8?b?ZXZl?=foo@example.tn',
]

for (const text of others) {
  test(`${JSON.stringify(text.slice(0, 60))} is not an email address`, () =>
    assert.equal(parseEmailAddress(text), undefined))
}
