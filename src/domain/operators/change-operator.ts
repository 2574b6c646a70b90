import { NotFound } from '../errors.ts'
import { recordChange } from '../history/record-change.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { recordEvent } from '../record-event.ts'
import { endSessionsOf } from './end-session.ts'
import type { Role } from './operator.ts'
import { NotAllowed, requireOperator } from './require-operator.ts'
import { forgetSecondFactor } from './second-factor.ts'

/** `oneself`: nobody does it to the own account, so that an owner is always left. */
export type ColleagueOutcome = 'done' | 'oneself'

/** Shuts a colleague out, in every browser at once. What they did stays under their name. */
export async function disableOperator(marketplace: Marketplace, operatorId: number): Promise<ColleagueOutcome> {
  return changeColleague(marketplace, operatorId, async (marketplace) => {
    const { db, clock } = marketplace
    await db.updateTable('operators').set({ disabled_at: clock.now() }).where('id', '=', operatorId).execute()
    await db.deleteFrom('operator_links').where('operator_id', '=', operatorId).execute()
    await endSessionsOf(marketplace, operatorId)
    await recordChange(marketplace, { what: 'operator', id: operatorId, action: 'disabled' })
  })
}

/** Lets a colleague back in, with the password they had. */
export async function enableOperator(marketplace: Marketplace, operatorId: number): Promise<ColleagueOutcome> {
  return changeColleague(marketplace, operatorId, async (marketplace) => {
    await marketplace.db.updateTable('operators').set({ disabled_at: null }).where('id', '=', operatorId).execute()
    await recordChange(marketplace, { what: 'operator', id: operatorId, action: 'enabled' })
  })
}

/** Sends the letter again in which a colleague finds the link to a password. */
export async function inviteAgain(marketplace: Marketplace, operatorId: number): Promise<ColleagueOutcome> {
  return changeColleague(marketplace, operatorId, async (marketplace) => {
    await recordChange(marketplace, { what: 'operator', id: operatorId, action: 'invited again' })
    await recordEvent(marketplace, { type: 'operator.invited', operatorId })
  })
}

/** For a colleague who lost the phone and the recovery codes: signing in takes the password alone until a new app is added. */
export async function forgetColleaguesApp(marketplace: Marketplace, operatorId: number): Promise<ColleagueOutcome> {
  return changeColleague(marketplace, operatorId, async (marketplace) => {
    await forgetSecondFactor(marketplace, operatorId)
    await endSessionsOf(marketplace, operatorId)
    await recordChange(marketplace, { what: 'operator', id: operatorId, action: 'second factor removed' })
  })
}

/** Gives a colleague another role, from the next request on. */
export async function changeRole(marketplace: Marketplace, operatorId: number, role: Role): Promise<ColleagueOutcome> {
  return changeColleague(marketplace, operatorId, async (marketplace, before) => {
    if (before.role === role) return
    await marketplace.db.updateTable('operators').set({ role }).where('id', '=', operatorId).execute()
    await recordChange(marketplace, {
      what: 'operator',
      id: operatorId,
      action: 'role changed',
      before,
      after: { role },
    })
  })
}

/** Two owners who shut each other out come one after the other, and the second is no longer one. */
async function changeColleague(
  marketplace: Marketplace,
  operatorId: number,
  story: (marketplace: Marketplace, before: { role: Role }) => Promise<void>,
): Promise<ColleagueOutcome> {
  const owner = requireOperator(marketplace, 'owner')
  if (owner.id === operatorId) return 'oneself'
  await inTransaction(marketplace, async (marketplace) => {
    const rows = await marketplace.db
      .selectFrom('operators')
      .select(['id', 'role', 'disabled_at'])
      .where('id', 'in', [owner.id, operatorId])
      .orderBy('id')
      .forUpdate()
      .execute()
    const [self, colleague] = [owner.id, operatorId].map((id) => rows.find((row) => row.id === id))
    if (self?.role !== 'owner' || self.disabled_at) throw new NotAllowed('owner')
    if (!colleague) throw new NotFound('operator', operatorId)
    await story(marketplace, { role: colleague.role })
  })
  return 'done'
}
