import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { isBackupDue } from './is-backup-due.ts'
import { readCreation } from './read-creation.ts'

/** Makes a backup if one is due. It is called every hour, so that a failed or missed one is made up for. */
export async function makeNightlyBackup(marketplace: Marketplace): Promise<void> {
  requireAllowed(isSystem(marketplace.actor))
  const { db, clock, backups } = marketplace
  if (!backups) return
  const last = await db
    .selectFrom('backups')
    .select('started_at')
    .where('finished_at', 'is not', null)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const createdAt = await readCreation(marketplace)
  const hasWalGap = await backups.hasWalGap()
  if (isBackupDue({ now: clock.now(), lastStartedAt: last?.started_at, createdAt, hasWalGap })) await backups.make()
}
