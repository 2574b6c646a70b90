import { sql } from 'kysely'
import type { Marketplace } from '#domain/marketplace.ts'

/** Serializes transactions that look for an account before they write one. Others may read meanwhile. */
export async function lockOperators({ db }: Marketplace): Promise<void> {
  await sql`lock table operators in share row exclusive mode`.execute(db)
}
