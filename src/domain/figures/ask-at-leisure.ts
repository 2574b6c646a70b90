import { type RawBuilder, sql } from 'kysely'
import { together } from '#database/together.ts'
import type { Marketplace } from '../marketplace.ts'
import { type Period, slicesOf } from './period.ts'

/**
 * Asks what is added up from very many rows. It gets more memory than what visitors ask, so that a year of orders is
 * joined in one piece, and is not compiled first, which takes longer than it saves.
 */
export async function askAtLeisure<Row>({ db }: Marketplace, question: RawBuilder<Row>): Promise<Row[]> {
  return db.transaction().execute(async (db) => {
    const [, , rows] = await together(db, ...leisure, question)
    return rows
  })
}

const leisure = [sql`set local work_mem = '128MB'`, sql`set local jit = off`] as const

/**
 * Asks the same of a long period, a slice after the other, so that none of the statements comes near the time one may
 * take, however much is sold and however busy the machine is. `sums` adds up a slice; the question finds all of them in
 * `slices`, where a sum may stand once for each. All of it sees the shop as it is at one moment.
 */
export async function addUpAtLeisure<Row>(
  marketplace: Marketplace,
  period: Period,
  sums: (slice: Period) => RawBuilder<unknown>,
  question: RawBuilder<Row>,
): Promise<Row[]> {
  const [first = period, ...others] = slicesOf(period)
  if (others.length === 0) return askAtLeisure(marketplace, sql`with slices as (${sums(first)}) ${question}`)
  return marketplace.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (db) => {
      await together(db, ...leisure)
      await sql`create temp table slices on commit drop as ${sums(first)}`.execute(db)
      for (const slice of others) await sql`insert into slices ${sums(slice)}`.execute(db)
      await sql`analyze slices`.execute(db)
      return (await question.execute(db)).rows
    })
}
