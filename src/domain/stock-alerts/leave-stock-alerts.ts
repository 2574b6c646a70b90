import { sql } from 'kysely'
import { mayActInPublic } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { AlertLeaving, AlertLeavingScope } from './stock-alert.ts'
import { findAlertByToken, leavePurposes } from './stock-alert-token.ts'
import { withdrawEmailsOf } from './withdraw-emails.ts'

/** Returns the state of a link to leave without using it: mail scanners open every link. */
export async function checkStockAlertLeave(marketplace: Marketplace, token: string): Promise<AlertLeaving> {
  requireAllowed(mayActInPublic(marketplace.actor))
  const alert = await findAlertByToken(marketplace, token, leavePurposes)
  if (!alert) return { state: 'unknown' }
  const scope = alert.purpose === 'leave-all' ? 'all' : 'one'
  const waiting = await alertsOf(marketplace, alert, scope).where('notified_at', 'is', null).limit(1).executeTakeFirst()
  return { state: waiting ? 'waiting' : 'left', scope }
}

/**
 * Ends the request of a link, or all requests of its address, confirmed or not, and withdraws their emails that have
 * not been sent. The link in an email that somebody else may have caused ends only what was asked for; the one in an
 * alert ends all: who asks for no more emails means all of this kind. A link works as long as its request is kept.
 * Idempotent.
 */
export async function leaveStockAlerts(marketplace: Marketplace, token: string): Promise<AlertLeaving> {
  requireAllowed(mayActInPublic(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const { db, clock } = marketplace
    const alert = await findAlertByToken(marketplace, token, leavePurposes)
    if (!alert) return { state: 'unknown' }
    const scope = alert.purpose === 'leave-all' ? 'all' : 'one'
    const alerts = await alertsOf(marketplace, alert, scope).orderBy('id').forUpdate().execute()
    const ids = alerts.map(({ id }) => id)
    if (ids.length === 0) return { state: 'left', scope }
    await db.updateTable('stock_alerts').set({ left_at: clock.now() }).where('id', 'in', ids).execute()
    await withdrawEmailsOf(marketplace, ids)
    return { state: 'left', scope }
  })
}

/** Of those that were told, too: their emails may not have been sent yet. */
function alertsOf(
  { db }: Marketplace,
  { id, email }: { readonly id: number; readonly email: string },
  scope: AlertLeavingScope,
) {
  const notLeft = db.selectFrom('stock_alerts').select('id').where('left_at', 'is', null)
  return scope === 'one' ? notLeft.where('id', '=', id) : notLeft.where(sql`lower(email)`, '=', email.toLowerCase())
}
