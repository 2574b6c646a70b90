import { type CompiledQuery, type RawBuilder, sql } from 'kysely'
import { type Placeholders, prepareQuery } from '#database/prepared-query.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { millimes } from '#domain/money.ts'
import type { Customer } from '#domain/orders/order.ts'
import { type OrderSender, orderNetworkKeyOf } from '#domain/rate-limits/order-quotas.ts'
import type { Held, HeldStock } from './request-reason.ts'

// What unconfirmed orders hold. A counter has the sum of the shop, indexes find the few orders of one network or
// person.

interface Holders {
  readonly phone: string
  readonly email: string | null
  readonly networkKey: string
}

/**
 * Returns the query of what is held in the shop, from this network and by this customer. Map its row with
 * `heldStockFromRow`.
 */
export function selectHeldStock({ db }: Marketplace, { phone, email }: Customer, sender: OrderSender) {
  return heldStockQuery(db, { phone, email: email ?? null, networkKey: orderNetworkKeyOf(sender) })
}

export type HeldStockRow = ReturnType<typeof selectHeldStock> extends CompiledQuery<infer Row> ? Row : never

/** Sums up the orders that meet the condition, as a `Held`. */
function heldWhere(condition: RawBuilder<boolean>) {
  return sql`(
    select json_build_object('orders', count(*), 'pieces', coalesce(sum(held_pieces), 0),
      'value', coalesce(sum(subtotal_millimes), 0))
    from orders where held_pieces > 0 and ${condition})`
}

const heldStockQuery = prepareQuery(
  (_, { phone, email, networkKey }: Placeholders<Holders>) => sql<{
    readonly [Part in keyof HeldStock]: HeldStock[Part]
  }>`
    select json_build_object('orders', orders, 'pieces', pieces, 'value', value_millimes) as shop,
      ${heldWhere(sql`network_key = ${networkKey}::text`)} as network,
      ${heldWhere(sql`customer_phone = ${phone}::text`)} as phone,
      ${heldWhere(sql`lower(customer_email) = lower(${email}::text)`)} as email,
      (select count(distinct line.variant_id)::int
        from orders join order_lines as line on line.order_id = orders.id
          join variants as variant on variant.id = line.variant_id
        where held_pieces > 0 and customer_phone = ${phone}::text and variant.stock = 0) as "emptiedVariants"
    from held_stock`,
)

export function heldStockFromRow(row: HeldStockRow): HeldStock {
  const held = ({ orders, pieces, value }: Held): Held => ({ orders, pieces, value: millimes(value) })
  const { emptiedVariants } = row
  return {
    shop: held(row.shop),
    network: held(row.network),
    phone: held(row.phone),
    email: held(row.email),
    emptiedVariants,
  }
}

/**
 * Returns the query that counts what the order of this transaction holds now instead of at its commit. The counter
 * stays locked until the transaction ends: send it last, right before the held stock is read again, so that orders wait
 * for each other only for a commit.
 */
export function countHeldStock({ db }: Marketplace) {
  return heldStockCounted(db, {})
}

const heldStockCounted = prepareQuery(
  () => sql<never>`set constraints orders_hold_stock, orders_change_held_stock immediate`,
)
