import { type RawBuilder, sql } from 'kysely'
import { together } from '#database/together.ts'
import type { Marketplace } from '../marketplace.ts'

/**
 * Asks what is added up from very many rows. It gets more memory than what visitors ask, so that a year of orders is
 * joined in one piece, and is not compiled first, which takes longer than it saves.
 */
export async function askAtLeisure<Row>({ db }: Marketplace, question: RawBuilder<Row>): Promise<Row[]> {
  return db.transaction().execute(async (db) => {
    const [, , rows] = await together(db, sql`set local work_mem = '128MB'`, sql`set local jit = off`, question)
    return rows
  })
}
