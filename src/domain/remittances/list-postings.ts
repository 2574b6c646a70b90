import { sql } from 'kysely'
import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { CashAccount } from '#domain/cash-book/account.ts'
import type { CashEntryKind } from '#domain/cash-book/cash-entry.ts'
import { type NewestFirstPage, toNewestFirstPage } from '#domain/keyset-pagination.ts'
import { localizedText } from '#domain/localized-text.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Millimes } from '#domain/money.ts'
import type { TunisDay } from '#domain/tunis-day.ts'

/** What a figure of the cash book is made of: only what is given limits the list. */
export interface PostingFilter {
  readonly account?: CashAccount | undefined
  /** 0 for the shop itself. */
  readonly courierId?: number | undefined
  readonly handoverId?: number | undefined
  readonly remittanceId?: number | undefined
  readonly orderId?: number | undefined
  readonly storeId?: number | undefined
  /** Days in Tunis, both included. */
  readonly from?: TunisDay | undefined
  readonly until?: TunisDay | undefined
}

export interface ListedPosting {
  readonly id: number
  readonly account: CashAccount
  readonly amount: Millimes
  readonly kind: CashEntryKind
  readonly order?: { readonly id: number; readonly number: string }
  readonly courier?: string
  /** The store of a maker, in the main language. */
  readonly store?: string
  readonly remittanceId?: number
  readonly by: string
  readonly at: Date
}

const postingsPerPage = 100

/** Lists postings of the cash book, the newest first, a page of them. */
export async function listPostings(
  { actor, db }: Marketplace,
  filter: PostingFilter,
  before?: number,
): Promise<NewestFirstPage<ListedPosting>> {
  requireAllowed(mayHandleOrders(actor))
  const { account, courierId, handoverId, remittanceId, orderId, storeId, from, until } = filter
  const found = await db
    .selectFrom('cash_postings as posting')
    .innerJoin('cash_entries as entry', 'entry.id', 'posting.entry_id')
    .leftJoin('orders', 'orders.id', 'entry.order_id')
    .leftJoin('couriers', 'couriers.id', 'entry.courier_id')
    .leftJoin('stores', 'stores.id', 'posting.store_id')
    .select(['posting.id', 'account', 'amount_millimes', 'kind', 'entry.order_id', 'orders.number'])
    .select(['couriers.name as courier', 'entry.remittance_id', 'entry.made_by', 'entry.made_at'])
    .select(localizedText('stores.name').as('store'))
    .$if(account !== undefined, (query) => query.where('account', '=', account ?? 'sales'))
    .$if(courierId !== undefined, (query) => query.where('posting.courier_id', '=', courierId ?? 0))
    .$if(handoverId !== undefined, (query) => query.where('entry.handover_id', '=', handoverId ?? 0))
    .$if(remittanceId !== undefined, (query) => query.where('entry.remittance_id', '=', remittanceId ?? 0))
    .$if(orderId !== undefined, (query) => query.where('entry.order_id', '=', orderId ?? 0))
    .$if(storeId !== undefined, (query) => query.where('posting.store_id', '=', storeId ?? 0))
    .$if(from !== undefined, (query) => query.where(sql<boolean>`posting.day >= ${from}`))
    .$if(until !== undefined, (query) => query.where(sql<boolean>`posting.day <= ${until}`))
    .$if(before !== undefined, (query) => query.where('posting.id', '<', before ?? 0))
    .orderBy('posting.id', 'desc')
    .limit(postingsPerPage + 1)
    .execute()
  const postings = found.map((row) => ({
    ...{ id: row.id, account: row.account, amount: row.amount_millimes, kind: row.kind },
    ...(row.order_id !== null && { order: { id: row.order_id, number: row.number ?? '' } }),
    ...(row.courier !== null && { courier: row.courier }),
    ...(row.store !== null && { store: row.store }),
    ...(row.remittance_id !== null && { remittanceId: row.remittance_id }),
    ...{ by: row.made_by, at: row.made_at },
  }))
  return toNewestFirstPage(postings, postingsPerPage)
}

/** Returns all postings of a filter, a page after the other, for a file. */
export async function* streamPostings(
  marketplace: Marketplace,
  filter: PostingFilter,
): AsyncGenerator<readonly ListedPosting[]> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  let before: number | undefined
  do {
    const page = await listPostings(marketplace, filter, before)
    yield page.rows
    before = page.olderThan
  } while (before !== undefined)
}
