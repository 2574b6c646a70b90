/** Tunisia has no daylight saving time. */
const offset = '+01:00'
const offsetMilliseconds = 60 * 60 * 1000
const dayMilliseconds = 24 * 60 * 60 * 1000

/** A calendar day in the time zone of Tunis: `2026-03-02`. */
export type TunisDay = `${number}-${number}-${number}`

/** Parses the value of a date field. Undefined for a day that does not exist. */
export function parseDay(text: string): TunisDay | undefined {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return undefined
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) ? (text as TunisDay) : undefined
}

export function startOfDay(day: TunisDay): Date {
  return new Date(`${day}T00:00:00${offset}`)
}

/** The moment at which the next day begins. */
export function endOfDay(day: TunisDay): Date {
  return new Date(startOfDay(day).getTime() + dayMilliseconds)
}

/** The day in Tunis at a moment. */
export function tunisDayOf(moment: Date): TunisDay {
  return tunisTimeOf(moment).slice(0, 10) as TunisDay
}

/** Returns the day `count` days later, or earlier when negative. */
export function daysAfter(day: TunisDay, count: number): TunisDay {
  return dayOfUtc(utcOf(day) + count * dayMilliseconds)
}

/** Returns how many days later another day is: 0 for the same one, below zero for an earlier one. */
export function daysBetween(day: TunisDay, other: TunisDay): number {
  return Math.round((utcOf(other) - utcOf(day)) / dayMilliseconds)
}

/** Returns the same day of another month, or its last day when it is shorter. */
export function monthsAfter(day: TunisDay, count: number): TunisDay {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return dayOfUtc(Date.UTC(year, month - 1 + count, Math.min(date, lastOfMonth)))
}

/** The midnight in UTC that stands for a day, so that days are counted without an offset. */
function utcOf(day: TunisDay): number {
  return Date.parse(`${day}T00:00:00Z`)
}

function dayOfUtc(utc: number): TunisDay {
  return new Date(utc).toISOString().slice(0, 10) as TunisDay
}

const yearMilliseconds = 365 * dayMilliseconds

/** Whether a day is more than a year ago, which for a day that somebody typed or a file says is a slip. */
export function isLongPast(day: TunisDay, now: Date): boolean {
  return day < tunisDayOf(new Date(now.getTime() - yearMilliseconds))
}

/** Whether a day is more than a year away, before or after now: a slip too. */
export function isFarOff(day: TunisDay, now: Date): boolean {
  return isLongPast(day, now) || day > tunisDayOf(new Date(now.getTime() + yearMilliseconds))
}

/** The local time in Tunis with its UTC offset: `2026-03-02T11:00:00+01:00`. */
export function tunisTimeOf(moment: Date): string {
  return new Date(moment.getTime() + offsetMilliseconds).toISOString().slice(0, 19) + offset
}

/** Parses local time in Tunis such as `2026-03-08T18:00`. Undefined for a time that does not exist. */
export function momentInTunis(time: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(time)) return undefined
  const moment = new Date(`${time}:00${offset}`)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

/** The last day of a period that ends at a moment: for midnight it is the day before. */
export function lastDayBefore(moment: Date): TunisDay {
  return tunisDayOf(new Date(moment.getTime() - 1))
}
