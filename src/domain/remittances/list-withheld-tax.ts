import { sql } from 'kysely'
import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Millimes } from '#domain/money.ts'
import type { TunisDay } from '#domain/tunis-day.ts'

/** `undone`: given back with a delivery of an order, or what of that was taken back since. */
export type WithheldTaxKind = 'withheld' | 'revoked' | 'undone'

/** Tax that a courier withheld, or gave back, on one day. Null: not where `kind` is `undone`. */
export interface WithheldTaxLine {
  readonly day: TunisDay
  readonly courier: string
  readonly kind: WithheldTaxKind
  readonly remittanceId: number | null
  /** What the courier calls the remittance; empty where nobody has entered it. */
  readonly reference: string | null
  /** In hundredths of a percent. */
  readonly basisPoints: number | null
  readonly taxed: Millimes | null
  /** The number of the order, only where `kind` is `undone`. */
  readonly order: string | null
  /** Below zero where it was given back. */
  readonly amount: Millimes
}

/**
 * Lists the tax that couriers withheld in a period of days in Tunis, by courier, day and remittance: the first `limit`,
 * or all. Their sum is the change of the account of the cash book in the period.
 */
export async function listWithheldTax(
  { actor, db }: Marketplace,
  { from, until }: { readonly from: TunisDay; readonly until: TunisDay },
  limit?: number,
): Promise<WithheldTaxLine[]> {
  requireAllowed(mayHandleOrders(actor))
  const { rows } = await sql<WithheldTaxLine>`
    select day::text as day, couriers.name as courier, kind, remittances.id as "remittanceId",
      reference, remittances.withheld_tax_basis_points as "basisPoints",
      (case kind when 'revoked' then -taxed_millimes else taxed_millimes end) as taxed, orders.number as order, amount
    from (
      select day, posting.courier_id, entry.remittance_id,
        case when remittance_id is null then 'undone' when entry.kind = 'reversal' then 'revoked' else 'withheld' end as kind,
        case when remittance_id is null then entry.order_id end as order_id, sum(amount_millimes)::bigint as amount
      from cash_postings as posting join cash_entries as entry on entry.id = entry_id
      where account = 'withheld-tax' and day between ${from} and ${until} group by 1, 2, 3, 4, 5
      having sum(amount_millimes) <> 0) as line
      join couriers on couriers.id = line.courier_id left join remittances on remittances.id = line.remittance_id
      left join orders on orders.id = line.order_id
    order by couriers.name, day, remittances.id, kind desc, orders.id limit ${limit ?? null}`.execute(db)
  return rows
}
