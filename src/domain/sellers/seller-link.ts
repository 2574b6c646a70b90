import { sellerActor } from '#domain/access/actor.ts'
import { mayManageSellers, maySignIn } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { requireFreshIdentity } from '#domain/access/require-fresh-identity.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { NotFound } from '#domain/errors.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { createToken, hashToken } from '#domain/operators/token.ts'
import { consumeRateLimit } from '#domain/rate-limits/consume-rate-limit.ts'
import { isActiveSeller, lockSeller, lockSellerOf } from './seller-rows.ts'
import { startSellerSession } from './seller-session.ts'
import { isStudioOpen, requireStudio } from './studio-setting.ts'

/** How long a link waits to be opened. */
export const sellerLinkMilliseconds = 7 * 24 * 60 * 60 * 1000

/**
 * Makes the link by which a seller of the store enters, and returns its token, of which only the hash is stored. It
 * takes back the one before. The operator has just proved the identity, as for any new account. Throws NotFound.
 */
export async function createSellerLink(marketplace: Marketplace, storeId: number, sellerId: number): Promise<string> {
  requireAllowed(mayManageSellers(marketplace.actor))
  requireFreshIdentity(marketplace)
  return inTransaction(marketplace, async (marketplace) => {
    await requireStudio(marketplace)
    if (!(await lockSellerOf(marketplace, storeId, sellerId))) throw new NotFound('seller', sellerId)
    const token = createToken()
    const now = marketplace.clock.now()
    const link = {
      ...{ token_hash: hashToken(token), made_at: now },
      expires_at: new Date(now.getTime() + sellerLinkMilliseconds),
    }
    await marketplace.db
      .insertInto('seller_links')
      .values({ operator_id: sellerId, ...link })
      .onConflict((conflict) => conflict.column('operator_id').doUpdateSet(link))
      .execute()
    await recordAudit(marketplace, { entity: 'operator', id: sellerId, action: 'link created' })
    return token
  })
}

/** Takes back the link of a seller of the store: it lets nobody in any more. Throws NotFound. */
export async function revokeSellerLink(marketplace: Marketplace, storeId: number, sellerId: number): Promise<void> {
  requireAllowed(mayManageSellers(marketplace.actor))
  await inTransaction(marketplace, async (marketplace) => {
    if (!(await lockSellerOf(marketplace, storeId, sellerId))) throw new NotFound('seller', sellerId)
    const { numDeletedRows } = await marketplace.db
      .deleteFrom('seller_links')
      .where('operator_id', '=', sellerId)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) return
    await recordAudit(marketplace, { entity: 'operator', id: sellerId, action: 'link revoked' })
  })
}

/**
 * Returns whom a link lets in, without using it: messengers open every link for a preview. Undefined for one that is
 * used, taken back or over.
 */
export async function findSellerLinkName(marketplace: Marketplace, token: string): Promise<string | undefined> {
  requireAllowed(maySignIn(marketplace.actor))
  return (await isStudioOpen(marketplace)) ? (await findLink(marketplace, token))?.name : undefined
}

/** Returns the language of the person a link was made for. */
export async function findSellerLinkLocale(marketplace: Marketplace, token: string): Promise<Locale | undefined> {
  requireAllowed(maySignIn(marketplace.actor))
  return (await findLink(marketplace, token))?.locale ?? undefined
}

/**
 * Lets in whoever has the link, and uses it up: of two at once one enters. Returns the token of the session; undefined
 * for a link that is used, taken back or over.
 */
export async function signInByLink(
  marketplace: Marketplace,
  token: string,
  device: string,
): Promise<string | undefined> {
  requireAllowed(maySignIn(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    if (!(await isStudioOpen(marketplace))) return undefined
    const found = await findLink(marketplace, token)
    const seller = found && (await lockSeller(marketplace, found.id))
    if (!seller) return undefined
    if (!(await deleteLink(marketplace, seller.id, token))) return undefined
    const { id } = seller
    const session = await startSellerSession(marketplace, id, device)
    const actor = sellerActor(seller, [])
    await recordAudit({ ...marketplace, actor }, { entity: 'operator', id, action: 'signed in by link' })
    await consumeRateLimit(marketplace, 'sign-in', {})
    return session
  })
}

async function findLink({ db, clock }: Marketplace, token: string) {
  const handedOver = db
    .selectFrom('seller_links')
    .select(['operator_id', 'token_hash', 'expires_at'])
    .unionAll(
      db
        .selectFrom('seller_email_links as emailed')
        .innerJoin('seller_emails as own', 'own.id', 'emailed.email_id')
        .select(['own.operator_id', 'emailed.token_hash', 'emailed.expires_at'])
        .where('own.confirmed_at', 'is not', null),
    )
  return db
    .selectFrom(handedOver.as('link'))
    .innerJoin('operators as operator', 'operator.id', 'link.operator_id')
    .select(['operator.id', 'operator.name', 'operator.locale'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', clock.now())
    .where(isActiveSeller)
    .executeTakeFirst()
}

/** Deletes the link, wherever it was handed over. Returns whether it was there still. */
async function deleteLink({ db }: Marketplace, sellerId: number, token: string): Promise<boolean> {
  const tokenHash = hashToken(token)
  const ofOffice = db.deleteFrom('seller_links').where('operator_id', '=', sellerId)
  const deleted = await ofOffice.where('token_hash', '=', tokenHash).executeTakeFirstOrThrow()
  if (deleted.numDeletedRows > 0n) return true
  const emailed = db.deleteFrom('seller_email_links').where('token_hash', '=', tokenHash)
  return (await emailed.executeTakeFirstOrThrow()).numDeletedRows > 0n
}
