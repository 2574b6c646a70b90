import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shippingPrice } from '#domain/sale-terms/sale-terms.ts'
import fc from '#tests/support/fast-check.ts'
import { discountPercent } from './catalog/product.ts'
import { parseEmailAddress } from './email-address.ts'
import { dinars, millimes, sum, times, toDinars } from './money.ts'
import { totalsOf } from './orders/totals.ts'
import { formatPhone, parsePhone } from './phone.ts'
import { cleanLine, cleanPlainLine, cleanText, comparableName } from './text.ts'

test('the discount of a promotion is never rounded up', () => {
  const reductions = [
    [dinars(65), dinars(52)],
    [dinars(100), dinars(99.5)],
    [dinars(45), dinars(30.001)],
    [dinars(45), undefined],
    [dinars(45), dinars(50)],
  ] as const
  assert.deepEqual(
    reductions.map(([referencePrice, promotionalPrice]) =>
      discountPercent({
        ...{ regularPrice: dinars(200), referencePrice, promotionalPrice },
      }),
    ),
    [20, 0, 33, 0, 0],
  )
})

test('dinars and millimes convert to each other exactly', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 1e12 }), (amount) => dinars(toDinars(millimes(amount))) === amount))
})

test('amounts are added exactly', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 1e9 }), { maxLength: 100 })
  fc.assert(fc.property(amounts, (all) => sum(all.map(millimes)) === all.reduce((one, other) => one + other, 0)))
  assert.equal(times(dinars(0.1), 3), dinars(0.3))
})

test('a multiple of a price is its repeated sum', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 1, max: 1000 }), (price, count) => {
      assert.equal(times(millimes(price), count), sum(Array(count).fill(millimes(price))))
    }),
  )
})

test('the total of an order is its lines plus 8,000 millimes less their discounts, in any order, and never negative', () => {
  const amount = fc.integer({ min: 1, max: 1e9 })
  const discounted = fc.array(
    amount.chain((lineTotal) =>
      fc.record({
        lineTotal: fc.constant(millimes(lineTotal)),
        discount: fc.option(fc.integer({ min: 0, max: lineTotal }).map(millimes), { nil: undefined }),
      }),
    ),
  )
  fc.assert(
    fc.property(discounted, fc.integer({ min: 0, max: 1e6 }).map(millimes), (lines, fee) => {
      const { subtotal, discount, shipping, total } = totalsOf(lines, fee)
      assert.equal(subtotal - discount + shipping, total)
      assert.equal(shipping, fee)
      assert.ok(discount >= 0 && discount <= subtotal && total >= 0)
      assert.deepEqual(totalsOf(lines.toReversed(), fee), totalsOf(lines, fee))
    }),
  )
  const lines = fc.array(amount.map((amount) => ({ lineTotal: millimes(amount) })))
  fc.assert(
    fc.property(lines, (lines) => {
      const { subtotal, shipping, total } = totalsOf(lines, shippingPrice)
      assert.equal(subtotal + shipping, total)
      assert.equal(shipping, 8000)
      assert.equal(
        total,
        lines.reduce((one, { lineTotal }) => one + lineTotal, 8000),
      )
      assert.deepEqual(totalsOf(lines.toReversed(), shippingPrice), totalsOf(lines, shippingPrice))
    }),
  )
})

test('the rounding error of a hundred added floats is tolerated', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 1e9 }), { maxLength: 100 })
  fc.assert(
    fc.property(amounts, (all) => {
      const added = all.reduce((total, amount) => total + amount / 1000, 8)
      assert.equal(dinars(added), sum([dinars(8), ...all.map(millimes)]))
    }),
  )
})

test('an amount finer than a millime is rejected', () => {
  for (const amount of [1.2345, 1e-9, 20.90000000001, 1_000_000.0004, 1_000_000_000.0001])
    assert.throws(() => dinars(amount), RangeError, String(amount))
  assert.throws(() => millimes(1.5), RangeError)
  assert.throws(() => dinars(Number.NaN), RangeError)
})

test('Tunisian phone numbers are parsed in all common spellings', () => {
  for (const typed of [
    ...['22333444', '22 333 444', '+216 22-333-444', '0021622333444', '216 22 333 444', '(216) 22.333.444'],
    ...['٢٢٣٣٣٤٤٤', '+216 ٢٢ ٣٣٣ ٤٤٤', '２２３３３４４４', '＋２１６（２２）３３３４４４'],
  ]) {
    assert.equal(parsePhone(typed), '+21622333444', typed)
  }
  assert.equal(parsePhone('+33 6 12 34 56 78'), '+33612345678')
  for (const typed of [
    '',
    '12345678',
    '62333444',
    '2233344',
    '223334445',
    'phone',
    '+21612345678',
    '216 12 345 678',
    '216 22 333 44',
    '+0123456789',
    '0612345678',
  ]) {
    assert.equal(parsePhone(typed), undefined, typed)
  }
})

test('a formatted phone number parses to the same number', () => {
  const national = fc.stringMatching(/^[2-57-9]\d{7}$/)
  fc.assert(
    fc.property(national, (digits) => {
      const phone = parsePhone(digits)
      return phone !== undefined && parsePhone(formatPhone(phone)) === phone
    }),
  )
})

test('all spellings of a phone number are equal, and other text is rejected', () => {
  const digits = fc.stringMatching(/^[2-57-9]\d{7}$/)
  const arabic = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
  const gap = fc.constantFrom('', ' ', '-', '.', '\u00a0', '\u202f')
  fc.assert(
    fc.property(digits, fc.constantFrom('', '+216', '00216'), gap, fc.boolean(), (digits, prefix, gap, isArabic) => {
      const typed = [prefix, digits.slice(0, 2), digits.slice(2, 5), digits.slice(5)].join(gap)
      assert.equal(parsePhone(isArabic ? arabic(typed) : typed), `+216${digits}`)
    }),
  )
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      assert.match(parsePhone(text) ?? '+216222', /^\+[1-9]\d{6,14}$|^\+216222$/)
    }),
  )
})

test('a parsed email address parses to itself', () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: 'binary' })), (text) => {
      const email = parseEmailAddress(text)
      if (email === undefined) return
      assert.equal(parseEmailAddress(email), email)
      assert.equal(email.split('@').length, 2)
      assert.doesNotMatch(email, /[\s\p{Cc},;<>"]/u)
    }),
  )
})

test('only a single plain email address is accepted', () => {
  assert.equal(parseEmailAddress('  amel@example.tn '), 'amel@example.tn')
  for (const typed of [
    'amel',
    'amel@',
    '@example.tn',
    'a b@example.tn',
    'a@b,c@d.tn',
    '<a@b.tn>',
    'a@b',
    'a@b.tn\r\nBcc: c@d.tn',
    '"a"@b.tn',
    'a..b@c.tn',
  ]) {
    assert.equal(parseEmailAddress(typed), undefined, typed)
  }
})

test('cleaning keeps visible text and removes invisible characters', () => {
  assert.equal(cleanLine('  Cafe\u0301\u0000 \u202enoir\t\n bleu '), 'Café noir bleu')
  for (const code of [0x61c, 0x200e, 0x200f, 0x202a, 0x202e, 0x2066, 0x2069, 0x85, 0x7f, 0xfeff, 0xfffb])
    assert.equal(cleanLine(`a${String.fromCodePoint(code)}b`), 'ab', code.toString(16))
  assert.equal(cleanText('one\r\ntwo\u2028three\n\n\n\nfour  five'), 'one\ntwo\nthree\n\nfour five')
})

test('cleaning keeps a non-breaking space inside, and a plain line has none', () => {
  for (const space of ['\u00a0', '\u202f']) {
    assert.equal(cleanLine(`${space} Bol${space}: 28${space}cm ${space}`), `Bol${space}: 28${space}cm`)
    assert.equal(cleanLine(`«${space} ${space}\tHout\u2003»`), `«${space}Hout »`)
    assert.equal(cleanText(`a${space}${space}b${space}\n${space}\n ${space}c`), `a${space}b\n\nc`)
    assert.equal(cleanPlainLine(`${space}Amel${space} Ben\tSalah`), 'Amel Ben Salah')
    assert.equal(comparableName(`Dar${space}Zohra`), comparableName('dar zohra'))
  }
})

test('text without visible characters becomes empty', () => {
  const unseen = [
    '\u3164',
    '\u2800 \u2800',
    '\u115f\u1160',
    '\u034f',
    '\u17b4',
    '\ufe0f',
    '\u0301',
    ' \u0651\n',
    '\u{e0001}',
  ]
  for (const text of unseen) assert.deepEqual([cleanLine(text), cleanText(text)], ['', ''], JSON.stringify(text))
  for (const text of ['❤️', 'é', 'مُحَمَّد', '…', '1', '한글']) assert.equal(cleanLine(text), text)
})

test('cleaned text is in NFC, without repeated spaces, and keeps all letters', () => {
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]|\p{Default_Ignorable_Code_Point}/gu, '')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const line = cleanLine(text)
      assert.equal(line, line.normalize('NFC'))
      assert.doesNotMatch(line, /\s\s|^\s|\s$|\n/u)
      assert.doesNotMatch(cleanText(text), /\n{3}|[^\S\n]{2}/u)
      assert.equal(letters(line), letters(text.normalize('NFC')))
    }),
  )
})

test('cleaning is idempotent and removes all control characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const line = cleanLine(text)
      assert.equal(cleanLine(line), line)
      assert.equal(cleanText(cleanText(text)), cleanText(text))
      assert.doesNotMatch(line, /\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u)
    }),
  )
})
