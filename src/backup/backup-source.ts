import type pg from 'pg'
import type { ArchivePlace } from './archive-parts.ts'
import type { Manifest } from './manifest.ts'

/** A database that can be backed up while it is used. */
export interface BackupSource {
  /**
   * Opens a connection that may read the shop's tables. Throws, with the reason, when the database cannot be backed up.
   */
  connect(): Promise<pg.Client>
  /** Returns the bytes that the database takes on its server. */
  measure(client: pg.Client): Promise<number>
  /** Writes the database to the backup. */
  copy(client: pg.Client, place: ArchivePlace): Promise<Manifest['database']>
}

export async function readServerVersion(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ version: string }>("select current_setting('server_version_num') as version")
  return Math.floor(Number(rows[0]?.version) / 10_000)
}
