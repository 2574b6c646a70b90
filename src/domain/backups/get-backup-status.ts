import { mayViewDashboard } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { WalProblem } from './backup-service.ts'
import { readCreation } from './read-creation.ts'

/** What the dashboard says of the backups. */
export interface BackupStatus {
  readonly isOff: boolean
  readonly lastProven?: { readonly at: Date; readonly restoreMilliseconds: number }
  /** There should be a proven backup of the last two days, and there is none. */
  readonly isOverdue: boolean
  /** Why the last backup could not be made or proven. */
  readonly problem?: string
  /** What the shop had wrong when the last backup was proven: it is in the backup too. */
  readonly brokenRules?: string
  /** The last backup would be lost with the shop's disk. */
  readonly isOnSameDisk: boolean
  readonly walProblem?: WalProblem
}

const overdueMilliseconds = 2 * 24 * 60 * 60 * 1000

/** Returns how well the shop is backed up. */
export async function getBackupStatus(
  marketplace: Pick<Marketplace, 'actor' | 'db' | 'clock' | 'backups'>,
): Promise<BackupStatus> {
  requireAllowed(mayViewDashboard(marketplace.actor))
  const { db, clock, backups } = marketplace
  const rows = db.selectFrom('backups').orderBy('started_at', 'desc').limit(1)
  const last = await rows.select(['problem', 'broken_rules', 'is_on_same_disk']).executeTakeFirst()
  const proven = await rows
    .select(['proven_at', 'restore_milliseconds'])
    .where('proven_at', 'is not', null)
    .executeTakeFirst()
  const since = proven?.proven_at ?? (await readCreation(marketplace))
  const walProblem = backups?.walProblem()
  return {
    isOff: backups === undefined,
    ...(proven?.proven_at && {
      lastProven: { at: proven.proven_at, restoreMilliseconds: proven.restore_milliseconds ?? 0 },
    }),
    isOverdue: clock.now().getTime() - since.getTime() > overdueMilliseconds,
    ...(last?.problem && { problem: last.problem }),
    ...(last?.broken_rules && { brokenRules: last.broken_rules }),
    isOnSameDisk: last?.is_on_same_disk ?? false,
    ...(walProblem && { walProblem }),
  }
}
