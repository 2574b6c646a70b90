import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { cutText } from '#domain/cut-text.ts'
import type { BackupProof } from './prove-backup.ts'

/** What is known of a backup while it is made and proven. */
export interface BackupRecord {
  readonly name: string
  readonly location: string
  readonly startedAt: Date
  readonly isOnSameDisk: boolean
  readonly finishedAt?: Date
  readonly proof?: { readonly at: Date } & BackupProof
  readonly problem?: string
}

const maxProblemLength = 500

/** Records how far a backup is, for the dashboard, and forgets those of earlier years. */
export async function recordBackup(database: Database, record: BackupRecord): Promise<void> {
  // A shop that is about to be migrated may not have the table yet, or an older one.
  const { rows } = await sql`select from pg_attribute
    where attrelid = to_regclass('backups') and attname = 'broken_rules'`.execute(database)
  if (rows.length === 0) return
  const state = {
    finished_at: record.finishedAt ?? null,
    proven_at: record.proof?.at ?? null,
    restore_milliseconds: record.proof?.milliseconds ?? null,
    problem: cutText(record.problem ?? '', maxProblemLength),
    broken_rules: cutText(record.proof?.brokenRules ?? '', maxProblemLength),
  }
  const { name, location, startedAt: started_at, isOnSameDisk: is_on_same_disk } = record
  await database
    .insertInto('backups')
    .values({ name, location, started_at, is_on_same_disk, ...state })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(state))
    .execute()
  await database.deleteFrom('backups').where('started_at', '<', sql<Date>`now() - interval '2 years'`).execute()
}
