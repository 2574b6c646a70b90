import { sql } from 'kysely'
import { mayViewReports } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import type { Period } from './period.ts'
import { maxReportRows, runReportQuery } from './run-report-query.ts'

/** What became of searches. */
export interface SearchSums {
  readonly searches: number
  readonly withoutResults: number
  /** Searches of which a result was opened. */
  readonly clicks: number
  /** Searches with results of which none was opened. */
  readonly unclicked: number
  /** Searches of which a result was added to the cart, and was ordered. */
  readonly additions: number
  readonly orders: number
}

export interface SearchReport {
  readonly total: SearchSums
  /** The texts that enough devices have asked for, the most frequent first. */
  readonly texts: readonly (SearchSums & { readonly words: string })[]
  /** All other searches together. */
  readonly withheld: SearchSums
  /** The most frequent first. */
  readonly languages: readonly (SearchSums & { readonly locale: Locale })[]
  /** The days with searches, in order. */
  readonly days: readonly (SearchSums & { readonly day: TunisDay })[]
}

interface Row extends SearchSums {
  readonly by: 'total' | 'text' | 'language' | 'day'
  readonly name: string | null
}

const sums = sql`sum(searches)::integer as searches, sum(without_results)::integer as "withoutResults", sum(clicks)::integer as clicks,
  sum(greatest(0, searches - without_results - clicks))::integer as unclicked, sum(additions)::integer as additions,
  sum(orders)::integer as orders`

/** Reports what visitors searched for in a period, in all languages or in one. */
export async function listSearches(marketplace: Marketplace, period: Period, locale?: Locale): Promise<SearchReport> {
  requireAllowed(mayViewReports(marketplace.actor))
  const rows = await runReportQuery(
    marketplace,
    sql<Row>`
      with counts as (
        select search_counts.*, words from search_counts left join searched_texts on searched_texts.id = text_id
        where day between ${period.from} and ${period.until} and (${locale ?? null}::text is null or locale = ${locale ?? null}))
      select 'total' as by, null as name, ${sums} from counts having count(*) > 0
      union all (select 'text', words, ${sums} from counts group by words order by 3 desc, 2 limit ${sql.lit(maxReportRows)})
      union all (select 'language', locale, ${sums} from counts group by locale order by 3 desc, 2)
      union all (select 'day', day::text, ${sums} from counts group by day order by day)`,
  )
  const named = (by: Row['by']) => rows.filter((row) => row.by === by && row.name !== null)
  const sumsOf = ({ by: _, name: __, ...sums }: Row): SearchSums => sums
  const total = rows.find(({ by }) => by === 'total')
  const withheld = rows.find(({ by, name }) => by === 'text' && name === null)
  return {
    total: total ? sumsOf(total) : noSearches,
    texts: named('text').map((row) => ({ words: row.name ?? '', ...sumsOf(row) })),
    withheld: withheld ? sumsOf(withheld) : noSearches,
    languages: named('language').map((row) => ({ locale: row.name as Locale, ...sumsOf(row) })),
    days: named('day').map((row) => ({ day: row.name as TunisDay, ...sumsOf(row) })),
  }
}

const noSearches: SearchSums = {
  ...{ searches: 0, withoutResults: 0, clicks: 0, unclicked: 0, additions: 0, orders: 0 },
}
