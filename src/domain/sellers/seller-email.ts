import { sql } from 'kysely'
import { sellerActor } from '#domain/access/actor.ts'
import { isSellerInPerson, isSystem, mayManageEmails, maySignIn } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { requireFreshIdentity } from '#domain/access/require-fresh-identity.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { deleteAskedEmail } from '#domain/operators/asked-email.ts'
import { lockPhone } from '#domain/operators/passkey-phones.ts'
import { sellerEmailMilliseconds } from '#domain/operators/session.ts'
import { createToken, hashToken } from '#domain/operators/token.ts'
import { consumeRateLimit } from '#domain/rate-limits/consume-rate-limit.ts'
import { isActiveSeller, lockSeller } from './seller-rows.ts'
import type { SellerSession } from './seller-session.ts'
import { isStudioOpen } from './studio-setting.ts'

// The email address of a seller, who needs none: with it a private link is asked for without the office.

export interface OwnEmail {
  readonly confirmed: EmailAddress | undefined
  /** Waits until it is confirmed. */
  readonly asked: EmailAddress | undefined
}

/** Returns the address of the signed-in seller, and the one that is to take its place. */
export async function getOwnEmail(marketplace: Marketplace): Promise<OwnEmail> {
  requireAllowed(isSellerInPerson(marketplace.actor))
  const rows = await marketplace.db
    .selectFrom('seller_emails')
    .select(['email', 'confirmed_at'])
    .where('operator_id', '=', marketplace.actor.id)
    .where((is) => is.or([is('confirmed_at', 'is not', null), is('asked_at', '>', confirmableSince(marketplace))]))
    .execute()
  const emailOf = (isConfirmed: boolean) =>
    rows.find(({ confirmed_at: at }) => (at !== null) === isConfirmed)?.email ?? undefined
  return { confirmed: emailOf(true), asked: emailOf(false) }
}

/**
 * Sends a link to an address that the signed-in seller gives, who has just proved the identity. Only once it is
 * confirmed it takes the place of the one before. Returns whether the phone is still signed in.
 */
export async function askForOwnEmail(
  marketplace: Marketplace,
  { id: sessionId }: Pick<SellerSession, 'id'>,
  email: EmailAddress,
): Promise<boolean> {
  requireAllowed(isSellerInPerson(marketplace.actor))
  requireFreshIdentity(marketplace)
  const { id } = marketplace.actor
  return inTransaction(marketplace, async (marketplace) => {
    if (!(await lockPhone(marketplace, id, sessionId))) return false
    const { db, clock } = marketplace
    await deleteAskedEmail(marketplace, id)
    const asked = await db
      .insertInto('seller_emails')
      .values({ operator_id: id, email, asked_at: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordEvent(marketplace, { type: 'seller.email-asked', sellerEmailId: asked.id })
    await consumeRateLimit(marketplace, 'seller-email', { device: `email of ${id}` })
    await consumeRateLimit(marketplace, 'seller-email', { email })
    return true
  })
}

/** Removes the address of the signed-in seller, and the one that waits: links that were sent there end. */
export async function removeOwnEmail(marketplace: Marketplace): Promise<void> {
  requireAllowed(isSellerInPerson(marketplace.actor))
  const { id } = marketplace.actor
  await inTransaction(marketplace, async (marketplace) => {
    if (await deleteEmails(marketplace, id))
      await recordAudit(marketplace, { entity: 'operator', id, action: 'email removed' })
  })
}

/** Deletes the addresses of a seller with their links. Returns whether there were any. */
export async function deleteEmails({ db }: Marketplace, sellerId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('seller_emails')
    .where('operator_id', '=', sellerId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Returns the address that a link confirms, without using it. Undefined for one that is used, replaced or over. */
export async function findAskedEmail(marketplace: Marketplace, token: string): Promise<EmailAddress | undefined> {
  requireAllowed(maySignIn(marketplace.actor))
  return (await isStudioOpen(marketplace)) ? ((await findAsked(marketplace, token))?.email ?? undefined) : undefined
}

/** Returns the language of the person to whom the link was sent. */
export async function findAskedEmailLocale(marketplace: Marketplace, token: string): Promise<Locale | undefined> {
  requireAllowed(maySignIn(marketplace.actor))
  return (await findAsked(marketplace, token))?.locale ?? undefined
}

/**
 * Confirms the address to which the link was sent: whoever reads its mail has the token. Another seller who had it has
 * it no more. Returns whether the link was right.
 */
export async function confirmOwnEmail(marketplace: Marketplace, token: string): Promise<boolean> {
  requireAllowed(maySignIn(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    if (!(await isStudioOpen(marketplace))) return false
    const found = await findAsked(marketplace, token)
    const seller = found && (await lockSeller(marketplace, found.sellerId))
    if (!seller) return false
    const { db, clock } = marketplace
    const { numDeletedRows } = await db
      .deleteFrom('seller_email_links')
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) return false
    const before = await db
      .deleteFrom('seller_emails')
      .where('confirmed_at', 'is not', null)
      .where((is) => is.or([is('operator_id', '=', seller.id), sql<boolean>`lower(email) = lower(${found.email})`]))
      .returning('operator_id')
      .execute()
    await db.updateTable('seller_emails').set({ confirmed_at: clock.now() }).where('id', '=', found.id).execute()
    const asSeller = { ...marketplace, actor: sellerActor(seller, []) }
    for (const { operator_id: id } of before.filter((row) => row.operator_id !== seller.id))
      await recordAudit(asSeller, { entity: 'operator', id, action: 'email removed' })
    await recordAudit(asSeller, { entity: 'operator', id: seller.id, action: 'email confirmed' })
    return true
  })
}

async function findAsked(marketplace: Marketplace, token: string) {
  const { db, clock } = marketplace
  return db
    .selectFrom('seller_email_links as link')
    .innerJoin('seller_emails as asked', 'asked.id', 'link.email_id')
    .innerJoin('operators as operator', 'operator.id', 'asked.operator_id')
    .select(['asked.id', 'asked.email', 'operator.id as sellerId', 'operator.locale'])
    .where('link.token_hash', '=', hashToken(token))
    .where('link.expires_at', '>', clock.now())
    .where('asked.email', 'is not', null)
    .where('asked.confirmed_at', 'is', null)
    .where(isActiveSeller)
    .executeTakeFirst()
}

function confirmableSince({ clock }: Marketplace): Date {
  return new Date(clock.now().getTime() - sellerEmailMilliseconds.confirm)
}

/** What a link is sent for. */
export type EmailedLinkPurpose = 'confirm' | 'enter'

/** Returns to whom a link is sent. Undefined when the address was removed or confirmed since, or nobody may enter. */
export async function findSellerToEmail(
  marketplace: Marketplace,
  emailId: number,
  purpose: EmailedLinkPurpose,
): Promise<{ readonly name: string; readonly locale: Locale | undefined } | undefined> {
  requireAllowed(mayManageEmails(marketplace.actor))
  if (!(await isStudioOpen(marketplace))) return undefined
  const row = await marketplace.db
    .selectFrom('seller_emails as own')
    .innerJoin('operators as operator', 'operator.id', 'own.operator_id')
    .select(['operator.name', 'operator.locale'])
    .where('own.id', '=', emailId)
    .where('own.email', 'is not', null)
    .where('own.confirmed_at', purpose === 'confirm' ? 'is' : 'is not', null)
    .where(isActiveSeller)
    .executeTakeFirst()
  return row && { name: row.name, locale: row.locale ?? undefined }
}

/** Makes the link for an address and returns its token, of which only the hash is stored. The one before ends. */
export async function createEmailedLink(
  { actor, db, clock }: Marketplace,
  emailId: number,
  purpose: EmailedLinkPurpose,
): Promise<string> {
  requireAllowed(isSystem(actor))
  const token = createToken()
  const now = clock.now()
  const link = {
    ...{ token_hash: hashToken(token), made_at: now },
    expires_at: new Date(now.getTime() + sellerEmailMilliseconds[purpose]),
  }
  await db
    .insertInto('seller_email_links')
    .values({ email_id: emailId, ...link })
    .onConflict((conflict) => conflict.column('email_id').doUpdateSet(link))
    .execute()
  return token
}
