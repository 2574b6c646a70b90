import { mayManageSellers } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { everyStore } from '#domain/access/store-scope.ts'
import { readAdminStore } from '#domain/catalog/admin/admin-stores.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import type { Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Phone } from '#domain/phone.ts'
import { maxSellersOfStore } from './grant-store-access.ts'
import { isActiveSeller } from './seller-rows.ts'

/** Somebody who may enter a store, as the office sees them. */
export interface ListedSeller {
  readonly id: number
  readonly name: string
  readonly phone: Phone | undefined
  /** Confirmed by the seller. */
  readonly email: EmailAddress | undefined
  readonly locale: Locale | undefined
  readonly addedAt: Date
  /** Of the phones that are signed in; undefined without one. */
  readonly lastSeenAt: Date | undefined
  /** How many phones are signed in. */
  readonly phoneCount: number
  /** Which version of the terms was accepted last, and when; undefined until one was. */
  readonly acceptedTerms: { readonly version: number; readonly at: Date } | undefined
  /** Until when the link waits to be opened; undefined without one. */
  readonly linkUntil: Date | undefined
}

/** Lists those who may enter a store, in the order in which they got access. Throws NotFound. */
export async function listSellers(marketplace: Marketplace, storeId: number): Promise<ListedSeller[]> {
  requireAllowed(mayManageSellers(marketplace.actor))
  await readAdminStore(marketplace, everyStore, storeId)
  const { db, clock } = marketplace
  const now = clock.now()
  const rows = await db
    .selectFrom('operator_stores as own')
    .innerJoin('operators as operator', 'operator.id', 'own.operator_id')
    .leftJoin('seller_links as link', (on) =>
      on.onRef('link.operator_id', '=', 'operator.id').on('link.expires_at', '>', now),
    )
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('operator_sessions as session')
          .select(({ fn }) => [
            fn.max('session.last_seen_at').as('last_seen_at'),
            fn.countAll<number>().as('phone_count'),
          ])
          .whereRef('session.operator_id', '=', 'operator.id')
          .where('session.expires_at', '>', now)
          .where('session.acting_session_id', 'is', null)
          .as('phones'),
      (on) => on.onTrue(),
    )
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('seller_terms_acceptances as accepted')
          .select(['accepted.version', 'accepted.accepted_at'])
          .whereRef('accepted.operator_id', '=', 'operator.id')
          .orderBy('accepted.version', 'desc')
          .limit(1)
          .as('terms'),
      (on) => on.onTrue(),
    )
    .leftJoin('seller_emails as address', (on) =>
      on.onRef('address.operator_id', '=', 'operator.id').on('address.confirmed_at', 'is not', null),
    )
    .select('address.email as address')
    .select(['terms.version as terms_version', 'terms.accepted_at as terms_accepted_at'])
    .select(['operator.id', 'operator.name', 'operator.phone', 'operator.locale', 'own.added_at'])
    .select(['link.expires_at as link_until', 'phones.last_seen_at', 'phones.phone_count'])
    .where('own.store_id', '=', storeId)
    .where(isActiveSeller)
    .orderBy('own.added_at')
    .orderBy('operator.id')
    .limit(maxSellersOfStore)
    .execute()
  return rows.map((row) => ({
    ...{ id: row.id, name: row.name, addedAt: row.added_at, phoneCount: row.phone_count ?? 0 },
    phone: row.phone ?? undefined,
    email: row.address ?? undefined,
    locale: row.locale ?? undefined,
    lastSeenAt: row.last_seen_at ?? undefined,
    linkUntil: row.link_until ?? undefined,
    acceptedTerms: acceptedIn(row),
  }))
}

function acceptedIn(row: { readonly terms_version: number | null; readonly terms_accepted_at: Date | null }) {
  const { terms_version: version, terms_accepted_at: at } = row
  return version !== null && at ? { version, at } : undefined
}
