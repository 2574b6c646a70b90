import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { type Connection, clientConfig, connect, type DatabaseAddress } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { superuserAddress, templateName, testDatabaseAddress } from './test-database-address.ts'

/** A copy of the template on the test server. Closing it drops it. Copied files cost less than logged pages. */
export async function openDatabaseCopy(): Promise<Connection> {
  return createDatabase(`template ${templateName()} strategy file_copy`, testDatabaseAddress)
}

/** A database with the schema before a migration, given by its number, with every right. Closing it drops it. */
export async function openDatabaseBefore(migration: string): Promise<Connection> {
  const connection = await createDatabase('', superuserAddress)
  await migrate(connection, { before: migration })
  return connection
}

async function createDatabase(
  options: string,
  addressOf: (databaseName: string) => DatabaseAddress,
): Promise<Connection> {
  const name = `hirfa_test_${randomBytes(6).toString('hex')}`
  await runOnTestServer(`create database ${name} ${options}`)
  const connection = connect(addressOf(name))
  return {
    ...connection,
    async close() {
      await connection.close()
      await runOnTestServer(`drop database ${name} with (force)`)
    },
  }
}

/** Returns the name of a connection's database, for further connections. */
export async function databaseName({ database }: Pick<Connection, 'database'>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database)
  return rows[0]?.name ?? ''
}

let administration: pg.Pool | undefined

/** Runs one statement on the test server with every right, outside any shop or in the database named. */
export async function runOnTestServer(statement: string, databaseName?: string): Promise<void> {
  if (databaseName === undefined) {
    administration ??= openAdministration()
    await administration.query(statement)
    return
  }
  const client = new pg.Client(clientConfig(superuserAddress(databaseName)))
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A process keeps its connection: opening one costs a tenth of a copy. */
function openAdministration(): pg.Pool {
  const pool = new pg.Pool({ ...clientConfig(superuserAddress()), max: 2, allowExitOnIdle: true })
  // The test server may stop first.
  pool.on('error', () => {})
  return pool
}
