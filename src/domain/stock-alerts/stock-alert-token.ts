import { isSystem, mayActInPublic } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { createLinkToken, isLinkToken } from '#domain/link-token.ts'
import type { Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { sha256 } from '#domain/sha256.ts'

export type StockAlertTokenPurpose = 'confirm' | 'leave' | 'leave-all'

/** Of links to leave: one request, or all of the address. */
export const leavePurposes = ['leave', 'leave-all'] as const

/** Creates the token of a link in an email, for one purpose and one request. Only its hash is stored. */
export async function createStockAlertToken(
  { actor, db, clock }: Marketplace,
  alertId: number,
  purpose: StockAlertTokenPurpose,
): Promise<string> {
  requireAllowed(isSystem(actor))
  const token = createLinkToken()
  await db
    .insertInto('stock_alert_tokens')
    .values({ token_hash: sha256(token), alert_id: alertId, purpose, made_at: clock.now() })
    .execute()
  return token
}

/** Returns the request of a token; undefined for an unknown token or one of another purpose. */
export async function findAlertByToken(
  { db }: Marketplace,
  token: string,
  purposes: readonly StockAlertTokenPurpose[],
) {
  if (!isLinkToken(token)) return undefined
  return db
    .selectFrom('stock_alert_tokens as token')
    .innerJoin('stock_alerts as alert', 'alert.id', 'token.alert_id')
    .select(['alert.id', 'alert.email', 'alert.locale', 'alert.product_id', 'alert.variant_id', 'alert.created_at'])
    .select(['alert.confirmed_at', 'alert.notified_at', 'alert.left_at', 'token.made_at', 'token.purpose'])
    .where('token.token_hash', '=', sha256(token))
    .where('token.purpose', 'in', purposes)
    .executeTakeFirst()
}

/** Returns the language of the person by the token of a confirmation link; undefined for an unknown one. */
export async function findAlertConfirmationLocale(
  marketplace: Marketplace,
  token: string,
): Promise<Locale | undefined> {
  requireAllowed(mayActInPublic(marketplace.actor))
  return (await findAlertByToken(marketplace, token, ['confirm']))?.locale
}

/** Returns the language of the person by the token of a link to leave; undefined for an unknown one. */
export async function findAlertLeaveLocale(marketplace: Marketplace, token: string): Promise<Locale | undefined> {
  requireAllowed(mayActInPublic(marketplace.actor))
  return (await findAlertByToken(marketplace, token, leavePurposes))?.locale
}
