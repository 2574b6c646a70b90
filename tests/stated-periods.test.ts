import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { recentSalesDays } from '#domain/catalog/search/rank-products.ts'
import { searchCountDays } from '#domain/catalog/search-report/search-step.ts'
import { languages, locales } from '#domain/locale.ts'
import { confirmationValidMilliseconds } from '#domain/newsletter/confirm-subscription.ts'
import { failedSignInRetentionMilliseconds } from '#domain/operators/failed-sign-ins.ts'
import { linkValidMilliseconds } from '#domain/operators/operator-link.ts'
import { sellerEmailMilliseconds, sellerSessionMilliseconds } from '#domain/operators/session.ts'
import { callBackTime } from '#domain/orders/calls/call-back-time.ts'
import { defaultClosedDays } from '#domain/orders/holds/closed-days.ts'
import { dataLinkValidMilliseconds } from '#domain/personal-data/data-link.ts'
import { endingSoonMilliseconds } from '#domain/plans/list-plan-requests.ts'
import { salesPaceDays, stockoutHorizonDays } from '#domain/reports/list-stockout-forecasts.ts'
import { statementLinkMilliseconds } from '#domain/statements/statement-link.ts'
import { storeInterestDays } from '#domain/store-interest/interest.ts'
import { webVitalDays } from '#domain/web-vitals/web-vital.ts'
import { sentencesOf } from '#tests/support/catalog-sentences.ts'

const unitMilliseconds = { minutes: 60_000, hours: 3_600_000, days: 86_400_000 } as const
type Unit = keyof typeof unitMilliseconds

const { days } = unitMilliseconds
const midday = new Date('2026-03-02T11:00:00Z')
const callBackIn = (choice: 'soon' | 'hours') =>
  callBackTime(choice, midday, defaultClosedDays).getTime() - midday.getTime()

/** Of the function reference_price. */
const referencePriceMilliseconds = 30 * days

/** Sentences that state a period, by a part of their text. The first that matches counts. */
const periods: readonly (readonly [RegExp, number | readonly number[]])[] = [
  [/sold in the last/, recentSalesDays * days],
  [/counts are deleted after 30/, storeInterestDays * days],
  [/deleted after 365|delete it after 365/, webVitalDays * days],
  [/nothing is left|deleted after 90/, searchCountDays * days],
  [/stays signed in for/, sellerSessionMilliseconds],
  [/older than 90 days|The link works for 90|and nothing else, for/, statementLinkMilliseconds],
  [/works for 24/, dataLinkValidMilliseconds],
  [/The link works for|It was valid for/, confirmationValidMilliseconds],
  [/link works once, within 7|password of the account; it works/, linkValidMilliseconds.invitation],
  [/private link works once, within 30|used within 30/, sellerEmailMilliseconds.enter],
  [/works once, within 24|Open it within 24/, sellerEmailMilliseconds.confirm],
  [/link works once, within 30|Its link works/, linkValidMilliseconds.password],
  [/plans? ends? within/i, endingSoonMilliseconds],
  [/failed sign-ins|after a wrong code/, failedSignInRetentionMilliseconds],
  [/callBack:/, [callBackIn('soon'), callBackIn('hours')]],
  [/last-30-days/, 30 * days],
  [/Lowest price in the/, referencePriceMilliseconds],
  [/Sold in/, salesPaceDays * days],
  [/ends? within/, stockoutHorizonDays * days],
]

test('every period that a message states is the one that the program keeps', () => {
  const sentences = globSync('messages/en/**/*.ts').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /\d+ (minutes|hours|days)\b/.test(line)),
  )
  assert.ok(sentences.length > 20)
  for (const sentence of sentences) {
    const [, expected] = periods.find(([part]) => part.test(sentence)) ?? []
    assert.notEqual(expected, undefined, `no rule is named for: ${sentence.trim()}`)
    const stated = Array.from(sentence.matchAll(/(\d+) (minutes|hours|days)\b/g), ([, count, unit]) => {
      return Number(count) * unitMilliseconds[unit as Unit]
    })
    const all = [expected].flat()
    assert.ok(
      stated.every((period) => all.includes(period)),
      sentence.trim(),
    )
  }
})

for (const locale of locales.filter((locale) => locale !== 'en'))
  test(`every period in ${languages[locale].name} has the numbers of the English one`, async () => {
    const [english, translated] = [await sentencesOf('en', () => '–'), await sentencesOf(locale, () => '–')]
    const textsByPlace = new Map(translated.map(({ place, text }) => [place, text]))
    // Words stand for small counts in some languages, but not for a hundred.
    const stated = english.filter(
      ({ place, text }) => /\d+ (minutes|hours|days)\b/.test(text) && !/\((?!100\))\d+\)/.test(place),
    )
    assert.ok(stated.length > 20)
    const different = stated.filter(
      ({ place, text }) => numbersIn(textsByPlace.get(place) ?? '').join() !== numbersIn(text).join(),
    )
    assert.deepEqual(different, [])
  })

function numbersIn(text: string): string[] {
  return (text.match(/\d+/g) ?? []).sort()
}
