import pg from 'pg'
import type { EmbeddedAddress } from '#database/connect.ts'

/** The role that copies our own server: it may read its files and count rows, and change nothing. */
export const backupRole = 'hirfa_backup'

/** Functions that PostgreSQL lets only superusers call until they are granted. */
const functions = [
  ...[
    'pg_backup_start(text, boolean)',
    'pg_backup_stop(boolean)',
    'pg_ls_dir(text)',
    'pg_ls_dir(text, boolean, boolean)',
  ],
  ...['pg_stat_file(text, boolean)', 'pg_read_binary_file(text, bigint, bigint, boolean)'],
]

/** Creates the role if it is missing. */
export async function ensureBackupRole(superuserAddress: EmbeddedAddress): Promise<void> {
  const client = new pg.Client(superuserAddress)
  client.on('error', () => {})
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [backupRole])
    // Replication is for the slot that keeps the WAL of a backup.
    if (!rowCount)
      await client.query(`create role ${backupRole} login replication in role pg_monitor, pg_read_all_data`)
    for (const name of functions) await client.query(`grant execute on function ${name} to ${backupRole}`)
  } finally {
    await client.end()
  }
}
