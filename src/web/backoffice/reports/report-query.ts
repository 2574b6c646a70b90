import { type Locale, locales } from '#domain/locale.ts'
import {
  type Granularity,
  granularities,
  granularityFor,
  type Period,
  type Preset,
  periodBefore,
  periodBetween,
  periodOf,
  presets,
} from '#domain/reports/period.ts'
import { daysAfter, parseDay, type TunisDay } from '#domain/tunis-day.ts'
import { choiceIn } from '#web/http/choice-in.ts'

/** The period and granularity of the reports. */
export interface ReportQuery {
  readonly period: Period
  /** The preset; absent when the period was given by days. */
  readonly preset?: Preset
  readonly granularity: Granularity
  readonly before: Period
  /** Only searches on pages in this language count. */
  readonly locale?: Locale
  /** The URL had invalid days. */
  readonly hasInvalidDays: boolean
}

const defaultPreset: Preset = 'last-30-days'

/** Reads period and granularity from the URL: days, otherwise a preset, otherwise the last 30 days. */
export function readReportQuery(params: URLSearchParams, today: TunisDay): ReportQuery {
  const query = periodIn(params, today)
  const granularity = granularityFor(query.period, choiceIn(params, 'per', granularities))
  const locale = choiceIn(params, 'language', locales)
  return { ...query, granularity, before: periodBefore(query.period, query.preset), ...(locale && { locale }) }
}

function periodIn(params: URLSearchParams, today: TunisDay): Pick<ReportQuery, 'period' | 'preset' | 'hasInvalidDays'> {
  const typed = ['from', 'until'].map((name) => params.get(name) ?? '')
  const [from, until] = typed.map(parseDay)
  const hasInvalidDays = typed.some((text) => text !== '' && parseDay(text) === undefined)
  if (!hasInvalidDays && (from || until)) {
    const last = until ?? (from && from > today ? from : today)
    return { period: periodBetween(from ?? daysAfter(last, -29), last), hasInvalidDays }
  }
  const preset = choiceIn(params, 'period', presets) ?? defaultPreset
  return { period: periodOf(preset, today), preset, hasInvalidDays }
}

/** Returns the query string of a period, by its preset where it has one. */
export function reportSearchString(
  { period, preset, locale }: Pick<ReportQuery, 'period' | 'preset' | 'locale'>,
  granularity?: Granularity,
): string {
  const params = new URLSearchParams(preset ? { period: preset } : { from: period.from, until: period.until })
  if (granularity) params.set('per', granularity)
  if (locale) params.set('language', locale)
  return `?${params}`
}
