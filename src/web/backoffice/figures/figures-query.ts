import {
  daysAfter,
  type Grain,
  grainFor,
  grains,
  type Period,
  type Preset,
  periodBefore,
  periodBetween,
  periodOf,
  presets,
} from '#domain/figures/period.ts'
import { parseDay, type TunisDay } from '#domain/tunis-day.ts'

/** Which figures an address asks for. */
export interface FiguresAsked {
  readonly period: Period
  /** Under which name the period was asked for; absent when by its days. */
  readonly preset?: Preset
  readonly grain: Grain
  readonly before: Period
  /** The address had days that are none. */
  readonly isMisread: boolean
}

const usualPreset: Preset = 'last-30-days'

/** Reads period and grain of an address: days where it has some, otherwise a name, otherwise the last 30 days. */
export function readFiguresQuery(query: URLSearchParams, today: TunisDay): FiguresAsked {
  const asked = periodIn(query, today)
  const grain = grainFor(
    asked.period,
    grains.find((grain) => grain === query.get('per')),
  )
  return { ...asked, grain, before: periodBefore(asked.period, asked.preset) }
}

function periodIn(query: URLSearchParams, today: TunisDay): Pick<FiguresAsked, 'period' | 'preset' | 'isMisread'> {
  const typed = ['from', 'until'].map((name) => query.get(name) ?? '')
  const [from, until] = typed.map(parseDay)
  const isMisread = typed.some((text) => text !== '' && parseDay(text) === undefined)
  if (!isMisread && (from || until)) {
    const last = until ?? (from && from > today ? from : today)
    return { period: periodBetween(from ?? daysAfter(last, -29), last), isMisread }
  }
  const preset = presets.find((preset) => preset === query.get('period')) ?? usualPreset
  return { period: periodOf(preset, today), preset, isMisread }
}

/** What stands behind the `?` of an address that asks for a period, by its name where it has one. */
export function figuresSearch({ period, preset }: Pick<FiguresAsked, 'period' | 'preset'>, grain?: Grain): string {
  const query = new URLSearchParams(preset ? { period: preset } : { from: period.from, until: period.until })
  if (grain) query.set('per', grain)
  return `?${query}`
}
