import pg from 'pg'
import { clientConfig, type DatabaseAddress } from '#database/connect.ts'
import { writeArchive } from './archive-parts.ts'
import { type BackupSource, readServerVersion } from './backup-source.ts'
import { dumpDatabase, requirePgProgram } from './pg-programs.ts'

/**
 * A database on a server of the owner's: what pg_dump writes of it as one transaction sees it. Needs the owner of its
 * tables.
 */
export function dumpSource(address: DatabaseAddress): BackupSource {
  const measure = async (client: pg.Client) => {
    const { rows } = await client.query<{ bytes: string }>('select pg_database_size(current_database())::text as bytes')
    return Number(rows[0]?.bytes)
  }
  return {
    async connect() {
      const client = new pg.Client(clientConfig(address))
      // pg_dump works on a connection of its own: one that is lost meanwhile fails the next query.
      client.on('error', () => {})
      await client.connect()
      try {
        const version = await readServerVersion(client)
        // All of the same package; without the others no backup could be proven.
        for (const program of ['pg_dump', 'pg_restore', 'psql'] as const) await requirePgProgram(program, version)
        return client
      } catch (error) {
        await client.end()
        throw error
      }
    },
    measure,
    async copy(client, place) {
      const parts = await writeArchive(place, 'database.dump.zst', dumpDatabase(address))
      return {
        kind: 'dump',
        postgresqlVersion: await readServerVersion(client),
        parts,
        bytes: await measure(client),
      }
    },
  }
}
