import { recordChange } from '../history/record-change.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from './require-operator.ts'
import type { Session } from './session.ts'

/** Someone leaves this browser. */
export async function signOut({ db }: Marketplace, { id }: Session): Promise<void> {
  await db.deleteFrom('operator_sessions').where('id', '=', id).execute()
}

/** Ends one of a person's own sessions, wherever that browser is. One that is not theirs is none. */
export async function endSession(marketplace: Marketplace, sessionId: number): Promise<void> {
  const operator = requireOperator(marketplace, 'staff')
  await marketplace.db
    .deleteFrom('operator_sessions')
    .where('id', '=', sessionId)
    .where('operator_id', '=', operator.id)
    .execute()
}

/** Ends all sessions of the person at work, this browser's too. */
export async function signOutEverywhere(marketplace: Marketplace): Promise<void> {
  const { id } = requireOperator(marketplace, 'staff')
  await inTransaction(marketplace, async (marketplace) => {
    await endSessionsOf(marketplace, id)
    await recordChange(marketplace, { what: 'operator', id, action: 'signed out everywhere' })
  })
}

/** Every instance asks for the session with each request, so all browsers are out at once. */
export async function endSessionsOf({ db }: Marketplace, operatorId: number): Promise<void> {
  await db.deleteFrom('operator_sessions').where('operator_id', '=', operatorId).execute()
}
