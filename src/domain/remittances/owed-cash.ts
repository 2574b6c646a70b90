import { type RawBuilder, sql } from 'kysely'
import type { Millimes } from '#domain/money.ts'

/** What a courier owes for an order, in millimes. */
export interface OwedCash {
  readonly collected: Millimes
  readonly fees: Millimes
  /** What customers paid of `collected`: what replaces lost pieces, or comes back of fees, is not taxed. */
  readonly taxed: Millimes
  /** What the courier withholds of it as tax, rounded to the millime for each order. */
  readonly withheldTax: Millimes
  /** `collected` less `fees` and `withheldTax`: below zero where the shop owes the courier. */
  readonly owed: Millimes
}

/** SQL: a part in hundredths of a percent, rounded to the millime, from half of one up. */
export function taxOn(taxed: RawBuilder<unknown>, basisPoints: RawBuilder<unknown>): RawBuilder<Millimes> {
  return sql<Millimes>`round(${taxed} * ${basisPoints} / 10000.0)::bigint`
}

const takenAtDoor = sql`(
  select coalesce(sum(amount_millimes), 0) from effective_order_steps as step
    join cash_entries as entry on entry.step_id = step.id join cash_postings as posting on posting.entry_id = entry.id
  where step.order_id = balance.order_id and to_status = 'delivered'
    and posting.courier_id = balance.courier_id and account = 'collected')`

/**
 * SQL: a table of what couriers owe by order, with the rate of the tax that they withhold now, in hundredths of a
 * percent.
 */
export const owedCash = sql`(
  select order_id, courier_id, collected, fees, "basisPoints", taxed, "withheldTax", collected - fees - "withheldTax" as owed
  from order_balances as balance join couriers on couriers.id = courier_id
    cross join lateral (select collected_millimes as collected, -withheld_millimes as fees,
      case when withholds_tax then withheld_tax_basis_points else 0 end as "basisPoints") as cash
    cross join lateral (select
      case when "basisPoints" = 0 then 0 else least(collected, ${takenAtDoor})::bigint end as taxed) as base
    cross join lateral (select ${taxOn(sql`taxed`, sql`"basisPoints"`)} as "withheldTax") as tax
  where collected_millimes <> 0 or withheld_millimes <> 0)`
