import { system } from '#domain/access/actor.ts'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { mayManageOperators } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { requireFreshIdentity } from '#domain/access/require-fresh-identity.ts'
import type { OfficeRole } from '#domain/access/role.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { NotFound } from '#domain/errors.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { endAllSessionsOf } from './end-session.ts'
import { createOperatorLink } from './operator-link.ts'
import { clearFactors } from './second-factor.ts'

/**
 * `oneself`: operators cannot do this to their own account, so that an owner always remains; `unchanged`: the account
 * is so already.
 */
export type ColleagueOutcome = 'done' | 'oneself' | 'unchanged'

/** Disables an account and ends its sessions. Past entries keep the name. */
export async function disableOperator(marketplace: Marketplace, operatorId: number): Promise<ColleagueOutcome> {
  return changeColleague(marketplace, operatorId, async (marketplace, { isDisabled }) => {
    if (isDisabled) return 'unchanged'
    const { db, clock } = marketplace
    await db.updateTable('operators').set({ disabled_at: clock.now() }).where('id', '=', operatorId).execute()
    await db.deleteFrom('operator_links').where('operator_id', '=', operatorId).execute()
    await endAllSessionsOf(marketplace, operatorId)
    await recordAudit(marketplace, { entity: 'operator', id: operatorId, action: 'disabled' })
    return 'done'
  })
}

/** Enables an account again, with its previous password. */
export async function enableOperator(marketplace: Marketplace, operatorId: number): Promise<ColleagueOutcome> {
  return changeColleague(marketplace, operatorId, async (marketplace, { isDisabled }) => {
    if (!isDisabled) return 'unchanged'
    await marketplace.db.updateTable('operators').set({ disabled_at: null }).where('id', '=', operatorId).execute()
    await recordAudit(marketplace, { entity: 'operator', id: operatorId, action: 'enabled' })
    return 'done'
  })
}

/** Sends the invitation email again. */
export async function resendInvitation(marketplace: Marketplace, operatorId: number): Promise<ColleagueOutcome> {
  return changeColleague(marketplace, operatorId, async (marketplace) => {
    await recordAudit(marketplace, { entity: 'operator', id: operatorId, action: 'invited again' })
    await recordEvent(marketplace, { type: 'operator.invited', operatorId })
    return 'done'
  })
}

/**
 * Returns the token of a link by which an invited colleague chooses a password, for an owner who hands it over. There
 * is none for a colleague who has a password: an owner must not sign in as somebody else.
 */
export async function createInvitationLink(
  marketplace: Marketplace,
  operatorId: number,
): Promise<{ readonly outcome: 'created'; readonly token: string } | { readonly outcome: 'oneself' | 'not-invited' }> {
  let token: string | undefined
  const outcome = await changeColleague(marketplace, operatorId, async (marketplace) => {
    const invited = await marketplace.db
      .selectFrom('operators')
      .select('id')
      .where('id', '=', operatorId)
      .where('password_hash', 'is', null)
      .where('disabled_at', 'is', null)
      .executeTakeFirst()
    if (!invited) return 'unchanged'
    token = await createOperatorLink({ ...marketplace, actor: system }, operatorId, 'invitation')
    await recordAudit(marketplace, { entity: 'operator', id: operatorId, action: 'invited again' })
    return 'done'
  })
  if (outcome === 'oneself') return { outcome }
  return token === undefined ? { outcome: 'not-invited' } : { outcome: 'created', token }
}

/**
 * For a colleague who lost the phone and the recovery codes: removes app and passkeys, and sign-in requires only the
 * password until a new app is added. The colleague gets an email.
 */
export async function resetColleagueSecondFactor(
  marketplace: Marketplace,
  operatorId: number,
): Promise<ColleagueOutcome> {
  return changeColleague(marketplace, operatorId, async (marketplace) => {
    await clearFactors(marketplace, operatorId)
    await endAllSessionsOf(marketplace, operatorId)
    await recordAudit(marketplace, { entity: 'operator', id: operatorId, action: 'second factor removed' })
    await recordEvent(marketplace, { type: 'operator.second-factor-removed', operatorId })
    return 'done'
  })
}

/** Changes a colleague's role, effective from the next request. */
export async function changeRole(
  marketplace: Marketplace,
  operatorId: number,
  role: OfficeRole,
): Promise<ColleagueOutcome> {
  return changeColleague(marketplace, operatorId, async (marketplace, { role: before }) => {
    if (before === role) return 'unchanged'
    await marketplace.db.updateTable('operators').set({ role }).where('id', '=', operatorId).execute()
    await recordAudit(marketplace, {
      entity: 'operator',
      id: operatorId,
      action: 'role changed',
      before: { role: before },
      after: { role },
    })
    return 'done'
  })
}

/**
 * Locks both accounts, so that of two owners who disable each other at the same time one remains. The owner has just
 * proved the identity. Sellers are no colleagues: none becomes one.
 */
async function changeColleague(
  marketplace: Marketplace,
  operatorId: number,
  change: (
    marketplace: Marketplace,
    before: { readonly role: OfficeRole; readonly isDisabled: boolean },
  ) => Promise<'done' | 'unchanged'>,
): Promise<ColleagueOutcome> {
  requireAllowed(mayManageOperators(marketplace.actor))
  requireFreshIdentity(marketplace)
  const owner = marketplace.actor
  if (owner.id === operatorId) return 'oneself'
  return inTransaction(marketplace, async (marketplace) => {
    const rows = await marketplace.db
      .selectFrom('operators')
      .select(['id', 'role', 'disabled_at'])
      .where('id', 'in', [owner.id, operatorId])
      .orderBy('id')
      .forUpdate()
      .execute()
    const [self, colleague] = [owner.id, operatorId].map((id) => rows.find((row) => row.id === id))
    if (self?.role !== 'owner' || self.disabled_at) throw new NotAllowed()
    if (!colleague || colleague.role === 'seller') throw new NotFound('operator', operatorId)
    return change(marketplace, { role: colleague.role, isDisabled: colleague.disabled_at !== null })
  })
}
