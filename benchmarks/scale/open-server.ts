import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { DatabaseAddress } from '#database/connect.ts'
import { startEmbeddedDatabase } from '#database/embedded.ts'

/** A PostgreSQL server for the measured shops. */
export interface Server extends AsyncDisposable {
  /** Returns a database of this name, created if missing, and whether it is new. */
  database(name: string): Promise<{ readonly url: string; readonly isNew: boolean }>
}

/** Fewer checkpoints while a shop is filled. */
const settings = { max_wal_size: '8GB', checkpoint_timeout: '30min' }

/**
 * The server of DATABASE_URL, whose role must be a superuser, or an embedded one. With `keeps` databases are not
 * dropped.
 */
export async function openServer(keeps: boolean): Promise<Server> {
  const configured = process.env.DATABASE_URL
  if (configured !== undefined) return serverAt(configured, keeps, async () => {})
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hirfa-scale-'))
  // The account of the database must be able to enter it, or it puts its files elsewhere, where they would stay.
  await chmod(folder, 0o755)
  const { superuserAddress: address, stop } = await startEmbeddedDatabase(folder, () => {}, { settings })
  return serverAt(urlOf({ ...address, database: 'postgres' }), false, async () => {
    await stop()
    await rm(folder, { recursive: true })
  })
}

/** Returns the address of a database as a URL. */
export function urlOf(address: DatabaseAddress): string {
  if ('url' in address) return address.url
  return `postgres://${address.user}@localhost/${address.database}?host=${address.host}`
}

function serverAt(server: string, keeps: boolean, end: () => Promise<void>): Server {
  const created: string[] = []
  return {
    async database(name) {
      const url = new URL(server)
      url.pathname = `/${name}`
      const known = await send(server, `select from pg_database where datname = '${name}'`)
      if (known > 0 && keeps) return { url: url.href, isNew: false }
      await send(server, `drop database if exists ${name} with (force)`)
      await send(server, `create database ${name}`)
      created.push(name)
      return { url: url.href, isNew: true }
    },
    async [Symbol.asyncDispose]() {
      if (!keeps) for (const name of created) await send(server, `drop database ${name} with (force)`)
      await end()
    },
  }
}

/** Returns the number of rows. */
async function send(server: string, statement: string): Promise<number> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    return (await client.query(statement)).rowCount ?? 0
  } finally {
    await client.end()
  }
}
