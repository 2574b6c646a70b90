import { directionOf, languages } from '#domain/locale.ts'
import type { Millimes } from '#domain/money.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import * as dates from '#formatting/dates.ts'
import * as lists from '#formatting/lists.ts'
import * as measures from '#formatting/measures.ts'
import * as numbers from '#formatting/numbers.ts'
import * as prices from '#formatting/prices.ts'
import { isolate } from '#messages/isolate.ts'
import { locale } from '#page-messages/locale.ts'

// The formats of `src/formatting` in the language of the page.

export function formatPrice(amount: Millimes): string {
  return prices.formatPrice(amount, locale)
}

export function formatDate(moment: Date): string {
  return dates.formatDate(moment, locale)
}

export function formatMonth(moment: Date): string {
  return dates.formatMonth(moment, locale)
}

export function formatMoment(moment: Date): string {
  return dates.formatMoment(moment, locale)
}

export function formatShortMoment(moment: Date): string {
  return dates.formatShortMoment(moment, locale)
}

export function formatNearDay(moment: Date): string {
  return dates.formatNearDay(moment, locale)
}

export function formatDayWithWeekday(day: TunisDay): string {
  return dates.formatDayWithWeekday(day, locale)
}

export function formatDay(day: TunisDay): string {
  return dates.formatDay(day, locale)
}

export function formatLastDay(end: Date, now: Date): string | undefined {
  return dates.formatLastDay(end, now, locale)
}

export function numberFieldValue(value: number): string {
  return numbers.numberFieldValue(value, locale)
}

export function priceFieldValue(amount: Millimes): string {
  return numbers.priceFieldValue(amount, locale)
}

export function formatPercent(part: number): string {
  return numbers.formatPercent(part, locale)
}

export function formatWeight(grams: number): string {
  return measures.formatWeight(grams, locale)
}

export function formatLength(millimeters: number): string {
  return measures.formatLength(millimeters, locale)
}

export function formatShortPrice(amount: Millimes): string {
  return prices.formatShortPrice(amount, locale)
}

/** Between the parts of a list that is made of elements. */
export const { listSeparator } = languages[locale]

/** Each name is isolated, so that a list of both scripts keeps its order. */
export function formatList(names: readonly string[]): string {
  return lists.formatList(names.map(isolated), locale)
}

/** The title of a page in the browser's tab and in link previews. */
export function formatPageTitle(title: string, shopName: string): string {
  return `${isolated(title)} · ${isolated(shopName)}`
}

function isolated(text: string): string {
  return isolate(directionOf(locale), text)
}
