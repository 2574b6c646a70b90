import { sql } from 'kysely'
import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { CashAccount } from '#domain/cash-book/account.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Millimes } from '#domain/money.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import { owedCash } from './owed-cash.ts'

/** An account at a courier, or of the shop itself. Millimes. */
export interface AccountBalance {
  readonly account: CashAccount
  /** 0 for the shop itself. */
  readonly courierId: number
  /** What was posted in the period. */
  readonly change: Millimes
  /** What all postings so far add up to. */
  readonly balance: Millimes
}

export interface CourierDue {
  readonly id: number
  readonly name: string
  /** Cash less fees and withheld tax, in millimes, and for how many orders. */
  readonly owed: Millimes
  readonly orderCount: number
  /** Since when the oldest of them is owed; absent when nothing is. */
  readonly since?: Date
  /** Whether that is longer ago than the courier may take. */
  readonly isOverdue: boolean
}

export interface CashOverview {
  readonly balances: readonly AccountBalance[]
  readonly couriers: readonly CourierDue[]
}

/** Returns the balances of the cash book, with what a period of days in Tunis changed. */
export async function readAccountBalances(
  { actor, db }: Marketplace,
  period: { readonly from: TunisDay; readonly until: TunisDay },
): Promise<AccountBalance[]> {
  requireAllowed(mayHandleOrders(actor))
  const { rows } = await sql<AccountBalance>`
    select account, courier_id as "courierId", sum(amount_millimes)::bigint as balance,
      coalesce(sum(amount_millimes) filter (where day between ${period.from} and ${period.until}), 0)::bigint as change
    from cash_days group by account, courier_id order by courier_id, account`.execute(db)
  return rows
}

/** Returns those balances, and what couriers owe. */
export async function readCashOverview(
  marketplace: Marketplace,
  period: { readonly from: TunisDay; readonly until: TunisDay },
): Promise<CashOverview> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  return { balances: await readAccountBalances(marketplace, period), couriers: await readCourierDues(marketplace) }
}

async function readCourierDues({ db, clock }: Marketplace): Promise<CourierDue[]> {
  const { rows } = await sql<Omit<CourierDue, 'since'> & { since: Date | null }>`
    with owed as (
      select courier_id, sum(owed)::bigint as owed, count(*) as order_count, min(since) filter (where collected > 0) as since
      from ${owedCash} as cash cross join lateral (
        select max(made_at) as since from cash_entries where cash_entries.order_id = cash.order_id
          and cash_entries.courier_id = cash.courier_id and kind in ('step', 'payment')
      ) as entry
      group by 1)
    select id, name, coalesce(owed, 0) as owed, coalesce(order_count, 0) as "orderCount", since,
      coalesce(since < ${clock.now()}::timestamptz - remittance_days * interval '1 day', false) as "isOverdue"
    from couriers left join owed on courier_id = id
    where retired_at is null or owed is not null order by name`.execute(db)
  return rows.map(({ since, ...row }) => ({ ...row, ...(since !== null && { since }) }))
}
