import { sql } from 'kysely'
import { mayViewStatements } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { localizedText } from '#domain/localized-text.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Millimes } from '#domain/money.ts'
import type { PlanName } from '#domain/plan.ts'
import type { Period } from '#domain/reports/period.ts'
import type { TaxStatus } from '#domain/tax-status.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import { recordExport } from './record-export.ts'

/** What the shop charged to the maker of a store in a period: its commission, or a plan. Null: not known, or none. */
export interface Service {
  readonly storeId: number
  readonly store: string
  readonly taxStatus: TaxStatus | null
  /** The last day of that status. */
  readonly taxStatusUntil: TunisDay | null
  readonly taxNumber: string | null
  /** Of a payment of a plan, with the days for which it is; null for commission. */
  readonly plan: PlanName | null
  readonly firstDay: TunisDay | null
  readonly lastDay: TunisDay | null
  readonly receiptNumber: number | null
  /** Below zero where more was taken back than charged. */
  readonly amount: Millimes
}

/**
 * Lists what commission and plans brought in a period, by store: the sum of the commission, and each payment of a plan
 * or that it is revoked, on the day on which it was recorded; the first `limit`, or all. The sums are those of the cash
 * book.
 */
export async function listServices(
  { actor, db }: Marketplace,
  { from, until }: Period,
  limit?: number,
): Promise<Service[]> {
  requireAllowed(mayViewStatements(actor))
  const { rows } = await sql<Service>`
    select stores.id as "storeId", ${localizedText('stores.name')} as store, tax_status as "taxStatus",
      tax_status_until::text as "taxStatusUntil", tax_number as "taxNumber", plan, first_day::text as "firstDay",
      last_day::text as "lastDay", receipt_number as "receiptNumber", charged.amount
    from (
      select store_id, null::text as plan, null::date as first_day, null::date as last_day, null::int as receipt_number,
        -sum(amount_millimes)::bigint as amount
      from store_days where account = 'commission' and day between ${from} and ${until}
      group by store_id having sum(amount_millimes) <> 0
      union all
      select payment.store_id, plan, first_day, last_day, receipt_number, -posting.amount_millimes
      from cash_postings as posting join cash_entries as entry on entry.id = entry_id
        join plan_payments as payment on payment.id = plan_payment_id join plan_dues as due on due.id = due_id
      where account = 'plans' and posting.day between ${from} and ${until}) as charged
      join stores on stores.id = charged.store_id left join store_cards as card on card.store_id = stores.id
    order by 2, 1, receipt_number nulls first, amount desc
    limit ${limit ?? null}`.execute(db)
  return rows
}

/** Lists the same for a file. The audit log has an entry, since it has the tax numbers of makers. */
export async function exportServices(marketplace: Marketplace, period: Period): Promise<Service[]> {
  requireAllowed(mayViewStatements(marketplace.actor))
  await recordExport(marketplace, { table: 'services', hasPeople: false, period })
  return listServices(marketplace, period)
}
