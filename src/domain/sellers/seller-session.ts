import { sql } from 'kysely'
import { type SellerActor, sellerActor } from '#domain/access/actor.ts'
import type { Seller } from '#domain/access/operator.ts'
import { maySignIn } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import {
  lastSeenIntervalMilliseconds,
  sellerSessionMilliseconds,
  sessionIdleMilliseconds,
} from '#domain/operators/session.ts'
import { startSession } from '#domain/operators/start-session.ts'
import { hashToken } from '#domain/operators/token.ts'
import { isActiveSeller, sellerColumns, sellerFromRow } from './seller-rows.ts'
import { sellerTermsSetting } from './seller-terms-setting.ts'
import { isStudioOpen } from './studio-setting.ts'

/** A phone, or another browser, in which a seller is signed in. */
export interface SellerSession {
  readonly id: number
  readonly operator: Seller
  /** The ids of the own stores, those entered first in front. */
  readonly stores: readonly number[]
  /** Whether the terms are accepted in their last version, or there are none. */
  readonly hasAcceptedTerms: boolean
  /** Whether this use has prolonged it, so that its cookie has to last longer too. */
  readonly isProlonged: boolean
  /** When its person entered by a private link, or last used a passkey; undefined: by a code, without such a proof. */
  readonly identityCheckedAt: Date | undefined
  /** Who of the office acts for the seller; undefined: the seller is in. */
  readonly actedBy: SellerActor['actedBy']
}

/** Condition on `operators as operator`. Saving the terms makes a version, one without texts none to accept. */
export const areTermsAccepted = sql<boolean>`not exists (select from settings as terms
  where terms.key = ${sql.lit(sellerTermsSetting.key)} and terms.value::jsonb ? 'translations' and not exists (
    select from seller_terms_acceptances as accepted
    where accepted.operator_id = operator.id and accepted.version = terms.version))`

/** Condition: nobody of the office acts in `session`, or their own session could still be used. */
function isActingSessionOpen(now: Date) {
  const usedSince = new Date(now.getTime() - sessionIdleMilliseconds)
  return sql<boolean>`(session.acting_session_id is null or (acting.expires_at > ${now}
    and acting.last_seen_at > ${usedSince} and acting.completed_at is not null
    and office.role <> 'seller' and office.disabled_at is null))`
}

/** How many phones a person may be signed in with at a time. */
export const maxPhones = 20

/**
 * Starts the session of a phone, and returns the token for its cookie. Beyond `maxPhones` the one that was used the
 * least recently ends.
 */
export async function startSellerSession(
  marketplace: Marketplace,
  sellerId: number,
  device: string,
  proof: { readonly identityCheckedAt?: Date | null } = {},
): Promise<string> {
  requireAllowed(maySignIn(marketplace.actor))
  const token = await startSession(marketplace, sellerId, {
    ...{ device, isComplete: true, milliseconds: sellerSessionMilliseconds, ...proof },
  })
  await sql`delete from operator_sessions where id in (
    select id from operator_sessions where operator_id = ${sellerId} and acting_session_id is null
    order by last_seen_at desc, id desc offset ${maxPhones})`.execute(marketplace.db)
  return token
}

/**
 * Returns the session of a token in the studio; undefined when it is unknown or over, its person may enter no store, or
 * the shop has no studio. Read with every request, so that revoked access ends at once. Each use prolongs it.
 */
export async function findSellerSession(marketplace: Marketplace, token: string): Promise<SellerSession | undefined> {
  const { actor, db, clock } = marketplace
  requireAllowed(maySignIn(actor))
  if (!(await isStudioOpen(marketplace))) return undefined
  const now = clock.now()
  const row = await db
    .selectFrom('operator_sessions as session')
    .innerJoin('operators as operator', 'operator.id', 'session.operator_id')
    .select(['session.id as session_id', 'session.last_seen_at', 'session.identity_checked_at'])
    .leftJoin('operator_sessions as acting', 'acting.id', 'session.acting_session_id')
    .leftJoin('operators as office', 'office.id', 'acting.operator_id')
    .select(['office.id as office_id', 'office.name as office_name'])
    .select(sellerColumns)
    .select(
      sql<number[]>`array(select store_id from operator_stores as own where own.operator_id = operator.id
        order by added_at, store_id)`.as('stores'),
    )
    .select(areTermsAccepted.as('has_accepted_terms'))
    .where('session.token_hash', '=', hashToken(token))
    .where('session.completed_at', 'is not', null)
    .where('session.expires_at', '>', now)
    .where(isActiveSeller)
    .where(isActingSessionOpen(now))
    .executeTakeFirst()
  if (!row) return undefined
  const actedBy =
    row.office_id !== null && row.office_name !== null ? { id: row.office_id, name: row.office_name } : undefined
  const isProlonged = !actedBy && now.getTime() - row.last_seen_at.getTime() >= lastSeenIntervalMilliseconds
  if (isProlonged)
    await db
      .updateTable('operator_sessions')
      .set({ last_seen_at: now, expires_at: new Date(now.getTime() + sellerSessionMilliseconds) })
      .where('id', '=', row.session_id)
      .execute()
  const { stores, has_accepted_terms: hasAcceptedTerms } = row
  const identityCheckedAt = row.identity_checked_at ?? undefined
  const operator = sellerFromRow(row)
  return { id: row.session_id, operator, stores, hasAcceptedTerms, isProlonged, identityCheckedAt, actedBy }
}

/** Returns the seller of a session as the actor. */
export function sellerActorOf(session: SellerSession): SellerActor {
  const { operator, stores, hasAcceptedTerms, identityCheckedAt, actedBy } = session
  const actor = sellerActor(operator, stores, hasAcceptedTerms, actedBy)
  return { ...actor, ...(identityCheckedAt && { identityCheckedAt }) }
}

/**
 * Ends the session that a phone had before its person entered anew there. The passkeys of the phone go with it as
 * before.
 */
export async function replaceSellerSession(
  marketplace: Marketplace,
  before: Pick<SellerSession, 'id'>,
  now: Pick<SellerSession, 'id'>,
): Promise<void> {
  requireAllowed(maySignIn(marketplace.actor))
  await inTransaction(marketplace, async ({ db }) => {
    await sql`insert into passkey_phones (passkey_id, session_id)
      select passkey_id, ${now.id} from passkey_phones where session_id = ${before.id}
      on conflict do nothing`.execute(db)
    await db.deleteFrom('operator_sessions').where('id', '=', before.id).execute()
  })
}
