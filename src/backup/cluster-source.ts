import path from 'node:path'
import pg from 'pg'
import type { EmbeddedDatabase } from '#database/embedded.ts'
import { writeArchive } from './archive-parts.ts'
import { backupRole, ensureBackupRole } from './backup-role.ts'
import { type BackupSource, readServerVersion } from './backup-source.ts'
import { copyCluster, type WalRange } from './base-backup.ts'
import { packEntries, type TarEntry } from './tar-entries.ts'
import { ensureWalChain } from './wal-chain.ts'

/** Our own server: its files, with the WAL that makes them consistent. */
export function clusterSource({
  superuserAddress,
  finishedWal,
}: Pick<EmbeddedDatabase, 'superuserAddress' | 'finishedWal'>): BackupSource {
  return {
    async connect() {
      await ensureBackupRole(superuserAddress)
      const client = new pg.Client({ ...superuserAddress, user: backupRole })
      // A connection that is lost between two reads fails the next one. Without a listener it would end the process.
      client.on('error', () => {})
      await client.connect()
      return client
    },
    async measure(client) {
      const { rows } = await client.query<{ bytes: string }>(
        'select sum(pg_database_size(oid))::text as bytes from pg_database',
      )
      return Number(rows[0]?.bytes)
    },
    async copy(client, place) {
      const walChain = await ensureWalChain(finishedWal, place.sealer)
      const archived: { range?: WalRange; bytes: number } = { bytes: 0 }
      async function* entries(): AsyncGenerator<TarEntry> {
        for await (const entry of keepingResult()) {
          if ('size' in entry) archived.bytes += entry.size
          yield entry
        }
      }
      async function* keepingResult(): AsyncGenerator<TarEntry> {
        archived.range = yield* copyCluster(client, path.basename(place.folder))
      }
      const parts = await writeArchive(place, 'database.tar.zst', packEntries(entries()))
      if (!archived.range) throw new Error('The archive of the database ended before the backup')
      return {
        kind: 'base-backup',
        postgresqlVersion: await readServerVersion(client),
        platform: `${process.platform}-${process.arch}`,
        parts,
        bytes: archived.bytes,
        walChain,
        ...archived.range,
      }
    },
  }
}
