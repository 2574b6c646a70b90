import type { Operator } from '#domain/access/operator.ts'
import { mayManageOperators } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { failedSignInRetentionMilliseconds } from './failed-sign-ins.ts'
import { isOfOffice, operatorColumns, operatorFromRow } from './operator-rows.ts'

export interface ListedOperator extends Operator {
  /** `invited`: has not set a password yet. */
  readonly state: 'working' | 'invited' | 'disabled'
  /** An app or a passkey. */
  readonly hasSecondFactor: boolean
  readonly lastSeenAt?: Date
  /** Number of failed sign-ins within the retention period. */
  readonly failedSignIns: number
}

const maxListedOperators = 500

/** Lists all operators of the office, including disabled ones. For owners. */
export async function listOperators(marketplace: Marketplace): Promise<ListedOperator[]> {
  requireAllowed(mayManageOperators(marketplace.actor))
  const rows = await marketplace.db
    .selectFrom('operators as operator')
    .select(operatorColumns)
    .select(['password_hash', 'totp_confirmed_at', 'disabled_at'])
    .select(({ selectFrom }) =>
      selectFrom('operator_sessions as session')
        .select(({ fn }) => fn.max('session.last_seen_at').as('last'))
        .whereRef('session.operator_id', '=', 'operator.id')
        .as('last_seen_at'),
    )
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('operator_passkeys as passkey')
          .select('passkey.id')
          .whereRef('passkey.operator_id', '=', 'operator.id'),
      ).as('has_passkey'),
    )
    .select(({ selectFrom }) =>
      selectFrom('failed_sign_ins as failed')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('failed.operator_id', '=', 'operator.id')
        .where('failed.failed_at', '>', new Date(marketplace.clock.now().getTime() - failedSignInRetentionMilliseconds))
        .as('failed_sign_ins'),
    )
    .where(isOfOffice)
    .orderBy('id')
    .limit(maxListedOperators)
    .execute()
  return rows.map((row) => ({
    ...operatorFromRow(row),
    state: row.disabled_at ? 'disabled' : row.password_hash ? 'working' : 'invited',
    hasSecondFactor: row.totp_confirmed_at !== null || Boolean(row.has_passkey),
    failedSignIns: row.failed_sign_ins ?? 0,
    ...(row.last_seen_at && { lastSeenAt: row.last_seen_at }),
  }))
}
