import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages, locales } from '#domain/locale.ts'
import { dinars, millimes } from '#domain/money.ts'
import { parsePrice } from '#domain/parse-price.ts'
import { sundayMidnight } from '#domain/promotions/weekly-promotion.ts'
import fc from '#tests/support/fast-check.ts'
import { formatDate, formatLastDay, formatMoment, formatShortMoment } from './dates.ts'
import { formatList } from './lists.ts'
import { formatLength, formatWeight } from './measures.ts'
import { formatPercent, numberFieldValue, priceFieldValue } from './numbers.ts'
import { formatPrice, formatShortPrice } from './prices.ts'

test('a price has two decimals, and three only when the third is not 0', () => {
  assert.deepEqual(
    [64.5, 12.9, 24.755, 8, 0, 1250, 1234567.891].map((amount) => formatPrice(dinars(amount), 'en')),
    [
      '64.50 TND',
      '12.90 TND',
      '24.755 TND',
      '8.00 TND',
      '0.00 TND',
      '1\u00a0250.00 TND',
      '1\u00a0234\u00a0567.891 TND',
    ],
  )
})

test('a formatted price parses to the same amount in every language', () => {
  const highest = 999_999_999
  fc.assert(
    fc.property(fc.constantFrom(...locales), fc.integer({ min: 1, max: highest }), (locale, amount) => {
      assert.equal(parsePrice(formatPrice(millimes(amount), locale)), amount)
      assert.equal(parsePrice(formatPrice(millimes(amount), locale).replace(languages[locale].currency, '')), amount)
    }),
  )
})

test('a point before a comma groups thousands, and alone it is a decimal point', () => {
  assert.equal(parsePrice('1.250,5'), dinars(1250.5))
  assert.equal(parsePrice('1 250,5'), dinars(1250.5))
  assert.equal(parsePrice('45.500 tnd'), dinars(45.5))
  assert.equal(parsePrice('45.500 د.ت'), dinars(45.5))
  for (const text of ['٤٥٫٥', '٤٥،٥٠', '۴۵.۵', '٤٥,٥ د.ت']) assert.equal(parsePrice(text), dinars(45.5), text)
  assert.equal(parsePrice('١٬٢٥٠٫٥'), dinars(1250.5))
  for (const wrong of ['1.25,5', '1,250.50', '1,250.500', 'د.ت', '12.345.6', '12 5', '1 2500', '4 5 6'])
    assert.equal(parsePrice(wrong), undefined)
})

test('a price in English is a number of dinars, grouped by spaces', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), (amount) => {
      const shown = formatPrice(millimes(amount), 'en')
      assert.match(shown, /^\d{1,3}(\u00a0\d{3})*\.\d{2,3} TND$/)
      assert.equal(dinars(Number.parseFloat(shown.replaceAll('\u00a0', ''))), amount)
    }),
  )
})

test('each language writes its own separators and unit', () => {
  assert.equal(formatPrice(dinars(64.5), 'fr'), '64,50\u00a0DT')
  assert.equal(formatPrice(dinars(1234.755), 'fr'), '1\u202f234,755\u00a0DT')
  assert.equal(formatPrice(dinars(64.5), 'ar'), '64,50\u00a0د.ت')
  assert.equal(formatPrice(dinars(1234.755), 'ar'), '1.234,755\u00a0د.ت')
})

test('the separators and digits of French and Arabic are those of Intl', () => {
  const options = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  for (const locale of locales.filter((locale) => locale !== 'en')) {
    const shown = new Intl.NumberFormat(languages[locale].intlTag, options).format(1234567.5)
    assert.ok(formatPrice(dinars(1234567.5), locale).startsWith(`${shown}\u00a0`), locale)
  }
})

test('a short price has no decimals when it is whole', () => {
  assert.equal(formatShortPrice(dinars(1250), 'en'), '1\u00a0250 TND')
  assert.equal(formatShortPrice(dinars(49), 'fr'), '49\u00a0DT')
  assert.equal(formatShortPrice(dinars(49.5), 'fr'), '49,50\u00a0DT')
})

test('a number in a field has the decimal separator of Intl, and a price there parses to the same amount', () => {
  for (const locale of locales) {
    const plain = new Intl.NumberFormat(languages[locale].intlTag, { useGrouping: false })
    assert.equal(numberFieldValue(1234.5, locale), plain.format(1234.5))
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (amount) => {
        assert.equal(parsePrice(priceFieldValue(millimes(amount), locale)), amount)
      }),
    )
  }
})

test('a fraction is a percentage with at most one decimal', () => {
  assert.deepEqual(
    locales.map((locale) => formatPercent(0.125, locale)),
    ['12.5%', '12,5\u00a0%', '12,5\u200e%\u200e'],
  )
  assert.equal(formatPercent(0.1, 'en'), '10%')
})

test('weights are in grams, and in kilograms from one kilogram on', () => {
  assert.equal(plain(formatWeight(320, 'en')), '320 g')
  assert.equal(plain(formatWeight(999, 'en')), '999 g')
  assert.equal(plain(formatWeight(1000, 'en')), '1 kg')
  assert.equal(plain(formatWeight(1350, 'en')), '1.35 kg')
})

test('lengths are in centimeters', () => {
  assert.equal(plain(formatLength(280, 'en')), '28 cm')
  assert.equal(plain(formatLength(55, 'en')), '5.5 cm')
})

test('an end at midnight in Tunis is written as the day before', () => {
  const monday = new Date('2026-03-02T10:00:00Z')
  assert.equal(formatLastDay(sundayMidnight(monday), monday, 'en'), 'Sunday')
  assert.equal(formatLastDay(new Date('2026-03-08T23:00:00Z'), monday, 'en'), 'Sunday')
  // Whether there is a comma depends on the ICU version.
  assert.match(formatLastDay(new Date('2026-03-15T23:00:00Z'), monday, 'en') ?? '', /^Sunday,? 15 March 2026$/)
})

test('an end at another time is not written as a day', () => {
  const monday = new Date('2026-03-02T10:00:00Z')
  for (const end of ['2026-03-09T00:00:00Z', '2026-03-08T17:00:00Z', '2026-03-08T22:59:59Z'])
    assert.equal(formatLastDay(new Date(end), monday, 'en'), undefined, end)
})

test('times are written by the clock of 24 hours in every language', () => {
  const moment = new Date('2026-03-02T13:05:00Z')
  for (const locale of locales) {
    assert.match(formatMoment(moment, locale), /14:05$/, locale)
    assert.match(formatShortMoment(moment, locale), /14:05$/, locale)
  }
})

test('French has an ordinal for the first of a month', () => {
  assert.equal(formatDate(new Date('2026-03-01T10:00:00Z'), 'fr'), '1er mars 2026')
  assert.equal(formatDate(new Date('2026-03-11T10:00:00Z'), 'fr'), '11 mars 2026')
})

test('names are listed with the comma of the language', () => {
  assert.equal(formatList(['S', 'M'], 'en'), 'S, M')
  assert.equal(formatList(['vert', 'bleu'], 'fr'), 'vert, bleu')
  assert.equal(formatList(['أخضر', 'أزرق'], 'ar'), 'أخضر، أزرق')
})

/** The kind of space before the unit depends on the language. */
function plain(text: string): string {
  return text.replace(/\s/gu, ' ')
}
