import os from 'node:os'
import pg from 'pg'
import { connect } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { analyzeCatalogWords } from '#domain/catalog/search/analyze-catalog-words.ts'
import { asSystem } from '#tests/support/operators.ts'
import { marketplaceOn, noImages } from '#tests/support/test-marketplace.ts'
import { checkConsistency } from './check-consistency.ts'
import { generateCatalog, tablesOfCatalog } from './generate-catalog.ts'
import { generateMakers, tablesOfMakers } from './generate-makers.ts'
import { generateOrders, tablesOfOrders } from './generate-orders.ts'
import { randomFunctions } from './random-functions.ts'
import { dropIndexes } from './secondary-indexes.ts'

export const defaultStores = 100

export interface Size {
  readonly products: number
  readonly orders: number
  /** Absent: `defaultStores`. */
  readonly stores?: number
}

/** Without triggers and foreign keys, and with more memory for sorting and hashing than the default. */
const settings = `
  set search_path = public, scale; set session_replication_role = replica; set synchronous_commit = off;
  set work_mem = '128MB'; set hash_mem_multiplier = 4; set maintenance_work_mem = '1GB'`

/**
 * Fills an empty database with a shop of a size and checks its consistency. Triggers and foreign keys are disabled, for
 * which the role must be a superuser, and indexes are created at the end.
 */
export async function fillDatabase(url: string, { products, orders, stores = defaultStores }: Size): Promise<void> {
  const connection = connect({ url })
  await migrate(connection)
  await connection.close()

  const client = await openSession(url)
  const others = await Promise.all(Array.from({ length: os.availableParallelism() - 1 }, () => openSession(url)))
  try {
    await client.query(randomFunctions)
    const indexes = await dropIndexes(client, [...tablesOfCatalog, ...tablesOfMakers, ...tablesOfOrders])
    await generateCatalog([client, ...others], products, stores)
    await generateMakers(client)
    await generateOrders(client, orders)
    for (const index of indexes) await client.query(index)
    await client.query('drop schema scale cascade')
    await analyzeWords(url)
    await client.query('vacuum (analyze)')
    await checkConsistency(client, url)
  } finally {
    for (const session of [client, ...others]) await session.end()
  }
}

async function openSession(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(settings)
  return client
}

/** What the job does in a shop with a worker. */
async function analyzeWords(url: string): Promise<void> {
  const { database, close } = connect({ url }, { poolSize: 1 })
  await analyzeCatalogWords(asSystem(marketplaceOn(database, noImages)))
  await close()
}
