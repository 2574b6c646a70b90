import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '#tests/support/fast-check.ts'
import { sanitizeVisitorText } from './sanitize-visitor-text.ts'

/** What mail programs turn into links: URLs, domain names, email addresses. */
const autoLinked = /\w+:\/\/|www\.\S|[\p{L}\d][.\u3002\uff0e\uff61][\p{L}\d]|\S@\S/u

const attempts = [
  'http://evil.example/x',
  'HTTPS://EVIL.example',
  'evil.com',
  'evil。com',
  'evil．com',
  'www.evil.com/path?q=1',
  '//evil.com',
  'me@evil.com',
  'mailto:me@evil.com',
  'evil\u200b.com',
  'evil.\u200bcom',
  'e\u00advil.com',
  'Amel\r\nBcc: eve@evil.com',
  'see\u2028http://evil.com',
  '\u202ehttp://evil.com',
  'evil..com',
  'a.b.c.d',
]

for (const attempt of attempts) {
  test(`${JSON.stringify(attempt)} becomes one line without a link`, () => {
    const text = sanitizeVisitorText(attempt)
    assert.doesNotMatch(text, autoLinked)
    assert.doesNotMatch(text, /[\p{Cc}\p{Cf}\u2028\u2029]/u)
  })
}

test('any text becomes one short line without links', () => {
  const pieces = fc.constantFrom(
    'http://',
    'evil',
    '.',
    'com',
    '@',
    '\n',
    '\u200b',
    '。',
    ' ',
    '/',
    ':',
    'é',
    'w',
    '👩‍🎨',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 80 }), (parts) => {
      const text = sanitizeVisitorText(parts.join(''), 40)
      assert.ok(Array.from(text).length <= 40)
      assert.doesNotMatch(text, autoLinked)
      assert.doesNotMatch(text, /[\r\n]/)
    }),
  )
})

test('text without links is not changed', () => {
  for (const text of [
    'Amel Ben Salah',
    'أمل بن صالح',
    '12, rue de la Kasbah. Second floor',
    "Zohra's & Co <3",
    'It cost 12,5 TND',
  ]) {
    assert.equal(sanitizeVisitorText(text), text)
  }
})
