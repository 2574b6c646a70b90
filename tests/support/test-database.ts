import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { type Connection, clientConfig, connect, type DatabaseAddress } from '#database/connect.ts'
import { superuserAddress, templateName, testDatabaseAddress } from './test-database-address.ts'

/** A copy of a template on the test server. Closing it drops it. Copied files cost less than logged pages. */
export async function openDatabaseCopy(template = templateName()): Promise<Connection & { readonly name: string }> {
  return createDatabase(`template ${template} strategy file_copy`, testDatabaseAddress)
}

async function createDatabase(
  options: string,
  addressOf: (databaseName: string) => DatabaseAddress,
): Promise<Connection & { readonly name: string }> {
  const name = `${templateName()}_copy_${randomBytes(6).toString('hex')}`
  await runOnTestServer(`create database ${name} ${options}`)
  const connection = connect(addressOf(name))
  return {
    ...connection,
    name,
    async close() {
      await connection.close()
      await runOnTestServer(`drop database ${name} with (force)`)
    },
  }
}

/** Returns the name of a connection's database, for further connections. */
export async function databaseName({ database }: Pick<Connection, 'database'>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database)
  const name = rows[0]?.name ?? ''
  administered.add(name)
  return name
}

/** Databases whose names tests know. */
const administered = new Set<string>()

/** Whether a test may have changed more in a database than what the shop may. */
export function isAdministered(databaseName: string): boolean {
  return administered.has(databaseName)
}

let administration: pg.Pool | undefined

/** Runs one statement on the test server with every right, outside any shop or in the database named. */
export async function runOnTestServer(statement: string, databaseName?: string): Promise<void> {
  if (databaseName === undefined) return void (await queryTestServer(statement))
  const client = new pg.Client(clientConfig(superuserAddress(databaseName)))
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

export async function queryTestServer(query: string): Promise<pg.QueryResultRow[]> {
  administration ??= openAdministration()
  return (await administration.query(query)).rows
}

/** A process keeps its connection: opening one costs a tenth of a copy. */
function openAdministration(): pg.Pool {
  const pool = new pg.Pool({ ...clientConfig(superuserAddress()), max: 2, idleTimeoutMillis: 0, allowExitOnIdle: true })
  // The test server may stop first.
  pool.on('error', () => {})
  return pool
}
