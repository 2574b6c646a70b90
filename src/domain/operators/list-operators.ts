import type { Email } from '../email.ts'
import type { Marketplace } from '../marketplace.ts'
import { rememberedMilliseconds } from './failed-sign-ins.ts'
import type { Operator } from './operator.ts'
import { requireOperator } from './require-operator.ts'

export interface ListedOperator extends Operator {
  /** `invited` has not chosen a password yet. */
  readonly state: 'working' | 'invited' | 'disabled'
  readonly hasSecondFactor: boolean
  readonly lastSeenAt?: Date
  /** Tries at the account that failed, of those that are remembered. */
  readonly failedSignIns: number
}

/** Everybody who runs the shop, or did, for an owner. */
export async function listOperators(marketplace: Marketplace): Promise<ListedOperator[]> {
  requireOperator(marketplace, 'owner')
  const rows = await marketplace.db
    .selectFrom('operators as operator')
    .select(['id', 'name', 'email', 'role', 'password_hash', 'totp_confirmed_at', 'disabled_at'])
    .select(({ selectFrom }) =>
      selectFrom('operator_sessions as session')
        .select(({ fn }) => fn.max('session.last_seen_at').as('last'))
        .whereRef('session.operator_id', '=', 'operator.id')
        .as('last_seen_at'),
    )
    .select(({ selectFrom }) =>
      selectFrom('failed_sign_ins as failed')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('failed.operator_id', '=', 'operator.id')
        .where('failed.failed_at', '>', new Date(marketplace.clock.now().getTime() - rememberedMilliseconds))
        .as('failed_sign_ins'),
    )
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, email, role, ...row }) => ({
    ...{ id, name, role, email: email as Email },
    state: row.disabled_at ? 'disabled' : row.password_hash ? 'working' : 'invited',
    hasSecondFactor: row.totp_confirmed_at !== null,
    failedSignIns: row.failed_sign_ins ?? 0,
    ...(row.last_seen_at && { lastSeenAt: row.last_seen_at }),
  }))
}
