/** Tunisia keeps one clock all year. */
const offset = '+01:00'
const offsetMilliseconds = 60 * 60 * 1000
const dayMilliseconds = 24 * 60 * 60 * 1000

/** A day of the calendar in Tunis, as `2026-03-02`. */
export type TunisDay = `${number}-${number}-${number}`

/** Reads a day as date fields write it. Undefined for what is no day of any calendar. */
export function parseDay(text: string): TunisDay | undefined {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return undefined
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) ? (text as TunisDay) : undefined
}

export function startOfDay(day: TunisDay): Date {
  return new Date(`${day}T00:00:00${offset}`)
}

/** The moment the next day begins. */
export function endOfDay(day: TunisDay): Date {
  return new Date(startOfDay(day).getTime() + dayMilliseconds)
}

/** The day it is in Tunis at this moment. */
export function tunisDayOf(moment: Date): TunisDay {
  return tunisTimeOf(moment).slice(0, 10) as TunisDay
}

/** What the clocks of Tunis show at a moment, with how far they are from Greenwich: `2026-03-02T11:00:00+01:00`. */
export function tunisTimeOf(moment: Date): string {
  return new Date(moment.getTime() + offsetMilliseconds).toISOString().slice(0, 19) + offset
}

/** The moment at which they show `2026-03-08T18:00`. Undefined for what no clock shows. */
export function momentInTunis(time: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(time)) return undefined
  const moment = new Date(`${time}:00${offset}`)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

/** The last day of what ends at a moment: what ends at midnight ends with the day before. */
export function lastDayBefore(moment: Date): TunisDay {
  return tunisDayOf(new Date(moment.getTime() - 1))
}
