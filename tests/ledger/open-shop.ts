import { sql } from 'kysely'
import { connect } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { atWork } from '#tests/support/operators.ts'
import { marketplaceOn } from '#tests/support/test-marketplace.ts'
import type { OwnPostgres } from './own-postgres.ts'
import { type Article, fillShop } from './shop-floor.ts'

export interface LedgerShop {
  /** Past the fault proxies, with someone of the shop at work. */
  readonly marketplace: Marketplace
  readonly database: string
  readonly articles: readonly Article[]
  close(): Promise<void>
}

const noImages: Marketplace['images'] = { save: async () => {}, find: async () => undefined }

/** A database of one run's own with goods in it, and without the guard that `patch` takes out. */
export async function openLedgerShop(postgres: OwnPostgres, patch?: string): Promise<LedgerShop> {
  const name = `ledger_${process.hrtime.bigint()}`
  const server = connect(postgres.address('postgres'))
  await sql.raw(`create database ${name}`).execute(server.database)
  await server.close()

  const connection = connect(postgres.address(name))
  await migrate(connection)
  if (patch) await sql.raw(patch).execute(connection.database)
  const marketplace = await atWork(marketplaceOn(connection.database, noImages))
  return { marketplace, database: name, articles: await fillShop(connection.database), close: connection.close }
}
