import { sql } from 'kysely'
import { connect } from '#database/connect.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { marketplaceOn, noImages } from '#tests/support/test-marketplace.ts'
import type { Bench } from './bench.ts'
import { fillDatabase } from './scale/fill-database.ts'

const databaseName = 'hirfa_bench_catalog'
const products = 100_000
const connections = 8

/**
 * A shop with a hundred thousand products in three languages, on the server of the bench. Operations are called
 * directly.
 */
export interface LargeCatalog extends AsyncDisposable {
  readonly marketplace: Marketplace
}

export async function openLargeCatalog(bench: Bench): Promise<LargeCatalog> {
  const { db } = bench.marketplace
  const drop = () => sql`drop database if exists ${sql.id(databaseName)} with (force)`.execute(db)
  await drop()
  await sql`create database ${sql.id(databaseName)}`.execute(db)
  const url = new URL(bench.databaseUrl)
  url.pathname = `/${databaseName}`
  await fillDatabase(url.href, { products, orders: 1000 })
  const { database, close } = connect({ url: url.href }, { poolSize: connections })
  return {
    marketplace: marketplaceOn(database, noImages),
    async [Symbol.asyncDispose]() {
      await close()
      await drop()
    },
  }
}
