import { sql } from 'kysely'
import {
  hasPrivateOrder,
  isSystem,
  mayActInPublic,
  mayHandlePersonalData,
  mayManageEmails,
} from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { NotFound } from '#domain/errors.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { getMainLocale } from '#domain/languages/main-locale-setting.ts'
import { createLinkToken, isLinkToken } from '#domain/link-token.ts'
import type { Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { sha256 } from '#domain/sha256.ts'
import { type ErasureOutcome, eraseByKey } from './erase-person.ts'
import { maxExportedRows, type PersonalRecords, readRecords } from './read-person.ts'

/** How long a link to what is held under an email address works. */
export const dataLinkValidMilliseconds = 24 * 60 * 60 * 1000

/** The shortest time between two links to one address. */
const resendAfterMilliseconds = 60 * 60 * 1000

export type DataLinkOutcome = 'sent' | 'sent-already' | 'no-address'

/**
 * Sends a link to an address, by which whoever reads its email can receive or erase what is held under it. At most one
 * in an hour, in the language in which the person last ordered, wrote, asked or subscribed.
 */
export async function sendDataLink(marketplace: Marketplace, email: EmailAddress): Promise<DataLinkOutcome> {
  requireAllowed(mayHandlePersonalData(marketplace.actor))
  return sendLink(marketplace, email, await findLocaleOf(marketplace, email))
}

/** Sends that link to the email address of the order of the private link. */
export async function sendOwnDataLink(marketplace: Marketplace): Promise<DataLinkOutcome> {
  requireAllowed(hasPrivateOrder(marketplace.actor))
  const order = await marketplace.db
    .selectFrom('orders')
    .select('customer_email as email')
    .where('id', '=', marketplace.actor.orderId)
    .executeTakeFirstOrThrow()
  return order.email === null ? 'no-address' : sendLink(marketplace, order.email, marketplace.locale)
}

async function sendLink(marketplace: Marketplace, email: EmailAddress, locale: Locale): Promise<DataLinkOutcome> {
  return inTransaction(marketplace, async (marketplace) => {
    const { db, clock } = marketplace
    const now = clock.now()
    // Requests for one address run one after the other, so that two at once send one email.
    await sql`select pg_advisory_xact_lock(hashtextextended('data link ' || lower(${email}), 0))`.execute(db)
    const recent = await db
      .selectFrom('data_links')
      .select('id')
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .where('asked_at', '>', new Date(now.getTime() - resendAfterMilliseconds))
      .executeTakeFirst()
    if (recent) return 'sent-already'
    const link = await db
      .insertInto('data_links')
      .values({ email, locale, asked_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordEvent(marketplace, { type: 'data-link.requested', dataLinkId: link.id })
    return 'sent'
  })
}

async function findLocaleOf(marketplace: Marketplace, email: EmailAddress): Promise<Locale> {
  const { rows } = await sql<{ locale: Locale }>`
    select locale from (
      select locale, placed_at as at from orders where lower(customer_email) = lower(${email})
      union all select locale, sent_at from contact_messages where lower(email) = lower(${email})
      union all select locale, requested_at from plan_requests where lower(email) = lower(${email})
      union all select locale, asked_at from newsletter_subscriptions where lower(email) = lower(${email})
      union all select locale, asked_at from stock_alerts where lower(email) = lower(${email})
      union all select locale, posted_at from comments where lower(email) = lower(${email})
    ) as held order by at desc limit 1`.execute(marketplace.db)
  return rows[0]?.locale ?? getMainLocale(marketplace)
}

/** Creates the token of the link in an email. Only its hash is stored. */
export async function createDataLinkToken({ actor, db, clock }: Marketplace, dataLinkId: number): Promise<string> {
  requireAllowed(isSystem(actor))
  const token = createLinkToken()
  await db
    .insertInto('data_link_tokens')
    .values({ token_hash: sha256(token), data_link_id: dataLinkId, made_at: clock.now() })
    .execute()
  return token
}

/** Returns the language of the email with a link. Throws NotFound. */
export async function getDataLinkLocale({ actor, db }: Marketplace, dataLinkId: number): Promise<Locale> {
  requireAllowed(mayManageEmails(actor))
  const link = await db.selectFrom('data_links').select('locale').where('id', '=', dataLinkId).executeTakeFirst()
  if (!link) throw new NotFound('data link', dataLinkId)
  return link.locale
}

/** Returns whether a link works, without using it: mail scanners open every link. */
export async function isDataLinkOpen(marketplace: Marketplace, token: string): Promise<boolean> {
  requireAllowed(mayActInPublic(marketplace.actor))
  return (await findLink(marketplace, token)) !== undefined
}

/** Returns the language of a link that works. */
export async function findDataLinkLocale(marketplace: Marketplace, token: string): Promise<Locale | undefined> {
  requireAllowed(mayActInPublic(marketplace.actor))
  return (await findLink(marketplace, token))?.locale
}

/** Returns all that is held under the address of a link; undefined for a link that does not work. */
export async function exportByDataLink(
  marketplace: Marketplace,
  token: string,
): Promise<readonly PersonalRecords[] | undefined> {
  requireAllowed(mayActInPublic(marketplace.actor))
  const email = (await findLink(marketplace, token))?.email
  return email && readRecords(marketplace, { by: 'email', email }, maxExportedRows)
}

/** Erases all that is held under the address of a link; undefined for a link that does not work. */
export async function eraseByDataLink(marketplace: Marketplace, token: string): Promise<ErasureOutcome | undefined> {
  requireAllowed(mayActInPublic(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const email = (await findLink(marketplace, token))?.email
    return email && eraseByKey(marketplace, { by: 'email', email }, 'email-link')
  })
}

async function findLink({ db, clock }: Marketplace, token: string) {
  if (!isLinkToken(token)) return undefined
  return db
    .selectFrom('data_link_tokens as token')
    .innerJoin('data_links as link', 'link.id', 'token.data_link_id')
    .select(['link.email', 'link.locale'])
    .where('token.token_hash', '=', sha256(token))
    .where('token.made_at', '>', new Date(clock.now().getTime() - dataLinkValidMilliseconds))
    .executeTakeFirst()
}
