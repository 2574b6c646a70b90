import { mayActInPublic } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type AlertConfirmationState, confirmationValidMilliseconds } from './stock-alert.ts'
import { findAlertByToken } from './stock-alert-token.ts'

/** The state of a confirmation link, with the piece that it is about. */
export interface AlertConfirmation {
  readonly state: AlertConfirmationState
  readonly productId?: number
  readonly variantId?: number
}

/** Returns the state of a confirmation link without confirming: mail scanners open every link. */
export async function checkStockAlert(marketplace: Marketplace, token: string): Promise<AlertConfirmation> {
  requireAllowed(mayActInPublic(marketplace.actor))
  const alert = await findAlertByToken(marketplace, token, ['confirm'])
  if (!alert) return { state: 'unknown' }
  const about = { productId: alert.product_id, variantId: alert.variant_id }
  if (alert.left_at || alert.notified_at || alert.made_at < alert.created_at) return { state: 'expired', ...about }
  if (alert.confirmed_at) return { state: 'confirmed', ...about }
  const age = marketplace.clock.now().getTime() - alert.made_at.getTime()
  return { state: age > confirmationValidMilliseconds ? 'expired' : 'open', ...about }
}

/** Confirms a request by the token of its link. Idempotent. Returns the state of the link. */
export async function confirmStockAlert(marketplace: Marketplace, token: string): Promise<AlertConfirmationState> {
  requireAllowed(mayActInPublic(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const { state } = await checkStockAlert(marketplace, token)
    const alert = await findAlertByToken(marketplace, token, ['confirm'])
    if (state !== 'open' || !alert) return state
    await marketplace.db
      .updateTable('stock_alerts')
      .set({ confirmed_at: marketplace.clock.now(), is_held: false })
      .where('id', '=', alert.id)
      .where('confirmed_at', 'is', null)
      .where('left_at', 'is', null)
      .execute()
    return (await checkStockAlert(marketplace, token)).state
  })
}
