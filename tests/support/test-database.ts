import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { type Connection, clientConfig, connect } from '#database/connect.ts'
import { templateName, testServer } from './test-server.ts'

/** A copy of the template on the test server. Closing it drops it. */
export async function openCopy(): Promise<Connection> {
  const name = `hirfa_test_${randomBytes(6).toString('hex')}`
  await onServer(`create database ${name} template ${templateName()}`)
  const connection = connect(testServer(name))
  return {
    ...connection,
    async close() {
      await connection.close()
      await onServer(`drop database ${name} with (force)`)
    },
  }
}

/** What the copy is called on the test server, for a second way to it. */
export async function copyName({ database }: Pick<Connection, 'database'>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database)
  return rows[0]?.name ?? ''
}

/** Runs one statement on the test server, outside any shop. */
export async function onServer(statement: string): Promise<void> {
  const client = new pg.Client(clientConfig(testServer()))
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
