import { type RawBuilder, sql } from 'kysely'

type Moment = Date | RawBuilder<Date>

/**
 * SQL for when a row of `stores` reopens that is closed at a moment; null of an open one. The same rule as
 * `reopeningDay`.
 */
export function reopensAt(now: Moment) {
  return sql<Date | null>`case when stores.closed_from <= ${now} and stores.closed_until > ${now}
    then stores.closed_until end`
}

/** SQL for the next moment at which a row of `stores` closes or reopens by the clock. */
export function nextClosingOrReopening(now: Moment) {
  return sql<Date | null>`case when stores.closed_from > ${now} then stores.closed_from
    when stores.closed_until > ${now} then stores.closed_until end`
}
