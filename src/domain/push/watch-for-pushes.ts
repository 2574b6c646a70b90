import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { getBackupStatus } from '#domain/backups/get-backup-status.ts'
import { selectLowVariants } from '#domain/catalog/stock/select-low-variants.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { getMerchandisingRules } from '#domain/merchandising/merchandising-setting.ts'
import type { PushKind } from '#domain/push-kind.ts'

/** How many rows of a kind are remembered. */
const maxWatched = 1000

/**
 * Notes for the phones what has become so since the last look, in whatever way: emails that failed permanently, sizes
 * low in stock, a backup that is overdue. What was so when the first phone asked to be told is no news.
 */
export async function watchForPushes(marketplace: Marketplace): Promise<void> {
  requireAllowed(isSystem(marketplace.actor))
  const { db, backups } = marketplace
  if (!(await db.selectFrom('push_subscriptions').select('id').limit(1).executeTakeFirst())) {
    await db.deleteFrom('push_watches').execute()
    return
  }
  await noteNew(marketplace, 'email-failed', await listFailedEmails(marketplace))
  await noteNew(marketplace, 'stock-low', await listLowSizes(marketplace))
  if (backups) await noteNew(marketplace, 'backup-old', (await getBackupStatus(marketplace)).isOverdue ? [1] : [])
}

async function listFailedEmails({ db }: Marketplace): Promise<number[]> {
  const emails = db.selectFrom('emails').select('id').where('status', '=', 'given-up')
  return idsOf(await emails.orderBy('id', 'desc').limit(maxWatched).execute())
}

async function listLowSizes(marketplace: Marketplace): Promise<number[]> {
  const { lowStock } = await getMerchandisingRules(marketplace)
  const sizes = selectLowVariants(marketplace, lowStock)
  return idsOf(await sizes.orderBy('id', 'desc').limit(maxWatched).execute())
}

function idsOf(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id)
}

async function noteNew(marketplace: Marketplace, kind: PushKind, ids: readonly number[]): Promise<void> {
  await inTransaction(marketplace, async ({ db }) => {
    const watches = db.selectFrom('push_watches').select('seen').where('kind', '=', kind)
    const before = await watches.forUpdate().executeTakeFirst()
    // The driver reads numbers of arrays as text.
    const seen = new Set(before?.seen.map(Number))
    const count = before ? ids.filter((id) => !seen.has(id)).length : 0
    if (before && count === 0 && ids.length === seen.size) return
    await db
      .insertInto('push_watches')
      .values({ kind, seen: ids })
      .onConflict((conflict) => conflict.column('kind').doUpdateSet({ seen: ids }))
      .execute()
    if (count > 0) await db.insertInto('push_notices').values({ kind, count }).execute()
  })
}
