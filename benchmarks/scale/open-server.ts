import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { startEmbeddedDatabase } from '#database/embedded.ts'

/** A PostgreSQL for the shops that are measured. */
export interface Server extends AsyncDisposable {
  /** A database of the name, and whether it has just been made. */
  database(name: string): Promise<{ readonly url: string; readonly isNew: boolean }>
}

/** The server of DATABASE_URL, whose role must be a superuser, or one of our own. `keeps` leaves the databases there. */
export async function openServer(keeps: boolean): Promise<Server> {
  const named = process.env.DATABASE_URL
  if (named !== undefined) return serverAt(named, keeps, async () => {})
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hirfa-scale-'))
  const { address, stop } = await startEmbeddedDatabase(folder)
  if ('url' in address) throw new Error('Our own server is not found by an address')
  return serverAt(`postgres://${address.user}@localhost/postgres?host=${address.host}`, false, async () => {
    await stop()
    await rm(folder, { recursive: true })
  })
}

function serverAt(server: string, keeps: boolean, end: () => Promise<void>): Server {
  const made: string[] = []
  return {
    async database(name) {
      const url = new URL(server)
      url.pathname = `/${name}`
      const known = await ask(server, `select from pg_database where datname = '${name}'`)
      if (known > 0 && keeps) return { url: url.href, isNew: false }
      await ask(server, `drop database if exists ${name} with (force)`)
      await ask(server, `create database ${name}`)
      made.push(name)
      return { url: url.href, isNew: true }
    },
    async [Symbol.asyncDispose]() {
      if (!keeps) for (const name of made) await ask(server, `drop database ${name} with (force)`)
      await end()
    },
  }
}

/** Answers how many rows there were. */
async function ask(server: string, statement: string): Promise<number> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    return (await client.query(statement)).rowCount ?? 0
  } finally {
    await client.end()
  }
}
