import { databaseName, runOnTestServer } from './test-database.ts'
import type { TestShop } from './test-shop.ts'

/** Runs SQL statements without triggers and foreign keys, like somebody who may do everything at the database. */
export async function changeBehindShop({ marketplace }: TestShop, statements: string): Promise<void> {
  const name = await databaseName({ database: marketplace.db })
  await runOnTestServer(`set session_replication_role = replica; ${statements}`, name)
}
