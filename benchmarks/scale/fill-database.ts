import pg from 'pg'
import { connect } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { system } from '#domain/access/actor.ts'
import { analyzeCatalogWords } from '#domain/catalog/search/analyze-catalog-words.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { checkConsistency } from './check-consistency.ts'
import { generateCatalog } from './generate-catalog.ts'
import { generateOrders } from './generate-orders.ts'
import { randomFunctions } from './random-functions.ts'

export interface Size {
  readonly products: number
  readonly orders: number
  /** Absent: a hundred. */
  readonly stores?: number
}

/** Fills an empty database with a shop of a size and checks its consistency. */
export async function fillDatabase(url: string, { products, orders, stores = 100 }: Size): Promise<void> {
  const connection = connect({ url })
  await migrate(connection)
  await connection.close()

  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`${randomFunctions}; set search_path = public, scale; set synchronous_commit = off`)
    await generateCatalog(client, products, stores)
    await generateOrders(client, orders)
    await client.query('reset search_path; drop schema scale cascade')
    await analyzeWords(url)
    await client.query('vacuum (analyze)')
    await checkConsistency(client, url)
  } finally {
    await client.end()
  }
}

/** What the job does in a shop with a worker. */
async function analyzeWords(url: string): Promise<void> {
  const { database, close } = connect({ url }, { poolSize: 1 })
  // The operation uses no other fields of the marketplace.
  await analyzeCatalogWords({ db: database, actor: system } as unknown as Marketplace)
  await close()
}
