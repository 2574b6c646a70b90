import type pg from 'pg'

/** A file or directory of the server's data directory. */
export interface ClusterFile {
  /** Relative to the data directory. */
  readonly path: string
  readonly isDirectory: boolean
  /** Bytes when it was listed. */
  readonly size: number
}

/**
 * Directories whose content the server makes anew: PostgreSQL's documentation says to leave it out of a base backup.
 */
const emptied = [
  ...['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans'],
]

/** Files of the running server, and what earlier backups and recoveries left behind. */
const leftOut = [
  ...['postmaster.pid', 'postmaster.opts', 'current_logfiles', 'postgresql.auto.conf.tmp'],
  ...['backup_label', 'backup_label.old', 'tablespace_map', 'tablespace_map.old', 'recovery.signal', 'standby.signal'],
]

/** Temporary files, and caches of the catalog. */
const leftOutAnywhere = /(^|\/)(pgsql_tmp[^/]*|pg_internal\.init[^/]*)(\/|$)/

/** A round trip for each piece; as text it takes twice the memory. */
const pieceBytes = 1024 ** 2

/** Lists what belongs in a base backup, directories before their files, and the control file last. */
export async function listClusterFiles(client: pg.Client): Promise<ClusterFile[]> {
  const { rows } = await client.query<{ path: string; isdir: boolean; size: string }>(
    `with recursive entries as (
       select name as path, isdir, size from pg_ls_dir('.') as name cross join lateral pg_stat_file(name, true)
       union all
       select path || '/' || name, inner_stat.isdir, inner_stat.size from entries
         cross join lateral pg_ls_dir(path, true, false) as name
         cross join lateral pg_stat_file(path || '/' || name, true) as inner_stat
         where entries.isdir and path <> all ($1)
     )
     select path, isdir, size::text from entries
       where isdir is not null and path <> all ($2)
       order by path = 'global/pg_control', path collate "C"`,
    [emptied, leftOut],
  )
  return rows
    .filter(({ path }) => !leftOutAnywhere.test(path))
    .map(({ path, isdir, size }) => ({ path, isDirectory: isdir, size: Number(size) }))
}

/**
 * Reads a file of the listed size through the server. It may change meanwhile, which the WAL puts right: what was added
 * is left out, what was cut off is filled with zeros.
 */
export async function* readClusterFile(client: pg.Client, { path, size }: ClusterFile): AsyncGenerator<Buffer> {
  for (let offset = 0; offset < size; offset += pieceBytes) {
    const wanted = Math.min(pieceBytes, size - offset)
    const { rows } = await client.query<{ piece: Buffer | null }>(
      'select pg_read_binary_file($1, $2, $3, true) as piece',
      [path, offset, wanted],
    )
    const piece = rows[0]?.piece ?? Buffer.alloc(0)
    yield piece.length === wanted ? piece : Buffer.concat([piece], wanted)
  }
}
