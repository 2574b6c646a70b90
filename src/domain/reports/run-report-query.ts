import { type RawBuilder, sql } from 'kysely'
import { pipeline } from '#database/pipeline.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/** The most rows of a report by product or size. */
export const maxReportRows = 5000

/**
 * Runs an aggregate over many rows. It gets more memory than visitors' queries, so that a year of orders is joined at
 * once, more time, since a busy machine takes several times as long, and no JIT compilation, which costs more than it
 * saves.
 */
export async function runReportQuery<Row>({ db }: Marketplace, query: RawBuilder<Row>): Promise<Row[]> {
  return db.transaction().execute(async (db) => {
    const { rows } = await pipeline(db, { ...reportSettings, rows: query })
    return rows
  })
}

const reportSettings = {
  memory: sql`set local work_mem = '128MB'`,
  timeout: sql`set local statement_timeout = '30s'`,
  jit: sql`set local jit = off`,
}
