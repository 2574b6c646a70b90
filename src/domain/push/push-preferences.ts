import { hasOfficeAccount } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type PushKind, pushKinds } from '#domain/push-kind.ts'
import type { QuietHours } from './quiet-hours.ts'

/** The notifications that an operator gets, and the hours without any. */
export interface PushPreferences {
  readonly kinds: readonly PushKind[]
  readonly quiet: QuietHours
}

export const defaultPushPreferences: PushPreferences = { kinds: pushKinds, quiet: { from: 22 * 60, until: 7 * 60 } }

/** Returns which notifications the signed-in operator gets. */
export async function getPushPreferences(marketplace: Marketplace): Promise<PushPreferences> {
  requireAllowed(hasOfficeAccount(marketplace.actor))
  const { id } = marketplace.actor
  const rows = marketplace.db.selectFrom('push_preferences').where('operator_id', '=', id)
  return preferencesFromRow(await rows.select(['kinds', 'quiet_from', 'quiet_until']).executeTakeFirst())
}

/** Changes which notifications the signed-in operator gets, on all devices. */
export async function changePushPreferences(
  marketplace: Marketplace,
  { kinds, quiet }: PushPreferences,
): Promise<void> {
  requireAllowed(hasOfficeAccount(marketplace.actor))
  const { id } = marketplace.actor
  const row = {
    kinds: pushKinds.filter((kind) => kinds.includes(kind)),
    quiet_from: quiet.from,
    quiet_until: quiet.until,
  }
  await inTransaction(marketplace, async (marketplace) => {
    await marketplace.db
      .insertInto('push_preferences')
      .values({ operator_id: id, ...row })
      .onConflict((conflict) => conflict.column('operator_id').doUpdateSet(row))
      .execute()
  })
}

/** The preferences of a row; the default without one. Kinds that this version does not know are left out. */
export function preferencesFromRow(
  row: { kinds: string[] | null; quiet_from: number | null; quiet_until: number | null } | undefined,
): PushPreferences {
  if (!row?.kinds) return defaultPushPreferences
  const { kinds, quiet_from: from, quiet_until: until } = row
  return { kinds: pushKinds.filter((kind) => kinds.includes(kind)), quiet: { from: from ?? 0, until: until ?? 0 } }
}
