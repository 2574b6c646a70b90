import type pg from 'pg'
import { listClusterFiles, readClusterFile } from './cluster-files.ts'
import type { TarEntry } from './tar-entries.ts'
import { isSegment, segmentBytes } from './wal-segments.ts'

/** Where a base backup begins and ends in the WAL. */
export interface WalRange {
  readonly firstSegment: string
  readonly lastSegment: string
}

/**
 * Copies the running server with PostgreSQL's low-level backup functions: its files while they change, then the WAL of
 * that time, which makes them consistent. Yields the entries of the archive; returns the range of its WAL when all are
 * read. The client's connection must not end before.
 */
export async function* copyCluster(client: pg.Client, label: string): AsyncGenerator<TarEntry, WalRange> {
  // Keeps the WAL from here on until the connection ends, whatever is recycled meanwhile.
  await client.query("select pg_create_physical_replication_slot('hirfa_backup_' || pg_backend_pid(), true, true)")
  const { rows: started } = await client.query<{ segment: string }>(
    'select pg_walfile_name(pg_backup_start($1, true)) as segment',
    [label],
  )
  for (const file of await listClusterFiles(client)) {
    if (file.isDirectory) yield { name: file.path, isDirectory: true }
    else yield { name: file.path, size: file.size, content: readClusterFile(client, file) }
  }
  // Ends with a new segment, so that the last one of the backup is complete. It waits for no archive: the slot keeps
  // the WAL.
  const { rows: stopped } = await client.query<{ segment: string; labelfile: string; spcmapfile: string }>(
    'select pg_walfile_name(lsn) as segment, labelfile, spcmapfile from pg_backup_stop(false)',
  )
  const firstSegment = started[0]?.segment ?? ''
  const [end] = stopped
  if (!end) throw new Error('PostgreSQL did not end the backup')
  if (end.spcmapfile.trim()) throw new Error('Tablespaces outside the data directory are not backed up')
  const label_ = Buffer.from(end.labelfile)
  yield { name: 'backup_label', size: label_.length, content: [label_] }
  for (const segment of await walBetween(client, firstSegment, end.segment)) {
    const path = `pg_wal/${segment}`
    yield {
      name: path,
      size: segmentBytes,
      content: readClusterFile(client, { path, isDirectory: false, size: segmentBytes }),
    }
  }
  return { firstSegment, lastSegment: end.segment }
}

async function walBetween(client: pg.Client, first: string, last: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from pg_ls_waldir() order by name collate "C"')
  const segments = rows.map(({ name }) => name).filter((name) => isSegment(name) && name >= first && name <= last)
  if (segments[0] !== first || segments.at(-1) !== last)
    throw new Error(`WAL of the backup is missing: ${first} to ${last}`)
  return segments
}
