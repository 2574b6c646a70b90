import { sql } from 'kysely'
import { mayViewReports } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { mondayOf, type Period } from '#domain/reports/period.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import type { PageKind, VitalRating, WebVital } from './web-vital.ts'

/** How many page views of a week had a rating. */
export interface RatingCount {
  /** Its Monday. */
  readonly week: TunisDay
  readonly page: PageKind
  readonly metric: WebVital
  readonly rating: VitalRating
  readonly count: number
}

/** Returns the counts of the weeks that have a day in the period, in their order. */
export async function listWebVitals({ actor, db }: Marketplace, { from, until }: Period): Promise<RatingCount[]> {
  requireAllowed(mayViewReports(actor))
  return db
    .selectFrom('web_vitals')
    .select([sql<TunisDay>`week::text`.as('week'), 'page', 'metric', 'rating', 'count'])
    .where('week', '>=', mondayOf(from))
    .where('week', '<=', until)
    .orderBy('week')
    .execute()
}
