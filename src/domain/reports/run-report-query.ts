import { type RawBuilder, sql } from 'kysely'
import { pipeline } from '#database/pipeline.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Period, splitIntoSlices } from './period.ts'

/** The most rows of a report by product or size. */
export const maxReportRows = 5000

/**
 * Runs an aggregate over many rows. It gets more memory than visitors' queries, so that a year of orders is joined at
 * once, and no JIT compilation, which costs more than it saves.
 */
export async function runReportQuery<Row>({ db }: Marketplace, query: RawBuilder<Row>): Promise<Row[]> {
  return db.transaction().execute(async (db) => {
    const [, , rows] = await pipeline(db, ...reportSettings, query)
    return rows
  })
}

const reportSettings = [sql`set local work_mem = '128MB'`, sql`set local jit = off`] as const

/**
 * Runs an aggregate over a long period slice by slice, so that no statement comes near the statement timeout. `sums`
 * aggregates a slice; `query` reads the partial sums from `slices`. All slices see one snapshot.
 */
export async function runSlicedReportQuery<Row>(
  marketplace: Marketplace,
  period: Period,
  sums: (slice: Period) => RawBuilder<unknown>,
  query: RawBuilder<Row>,
): Promise<Row[]> {
  const [first = period, ...others] = splitIntoSlices(period)
  if (others.length === 0) return runReportQuery(marketplace, sql`with slices as (${sums(first)}) ${query}`)
  return marketplace.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (db) => {
      await pipeline(db, ...reportSettings)
      await sql`create temp table slices on commit drop as ${sums(first)}`.execute(db)
      for (const slice of others) await sql`insert into slices ${sums(slice)}`.execute(db)
      await sql`analyze slices`.execute(db)
      return (await query.execute(db)).rows
    })
}
