import { sql } from 'kysely'
import type { Marketplace } from '#domain/marketplace.ts'

/** Returns when the shop's database was created. */
export async function readCreation({ db }: Pick<Marketplace, 'db'>): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select min(applied_at) as at from migrations`.execute(db)
  return rows[0]?.at ?? new Date(0)
}
