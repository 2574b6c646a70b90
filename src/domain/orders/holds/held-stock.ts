import { type CompiledQuery, sql } from 'kysely'
import { type Placeholders, prepareQuery } from '#database/prepared-query.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { millimes } from '#domain/money.ts'
import type { Customer } from '#domain/orders/order.ts'
import { networkKeyOf, type OrderSender } from '#domain/rate-limits/order-quotas.ts'
import type { Held, HeldStock } from './request-reason.ts'

// What unconfirmed orders hold, read from the orders themselves: the ceiling of the shop keeps those few.

interface Holders {
  readonly phone: string
  readonly email: string | null
  readonly networkKey: string
}

/** Returns the query of what is held in the shop, from this network and by this customer. Map its row with `heldStockFromRow`. */
export function selectHeldStock({ db }: Marketplace, { phone, email }: Customer, sender: OrderSender) {
  return heldStockQuery(db, { phone, email: email ?? null, networkKey: networkKeyOf(sender) })
}

export type HeldStockRow = ReturnType<typeof selectHeldStock> extends CompiledQuery<infer Row> ? Row : never

/** Sums up the orders that meet the condition, as a `Held`. */
function heldWhere(condition: string) {
  const those = sql.raw(condition)
  return sql`json_build_object('orders', count(*) filter (where ${those}),
    'pieces', coalesce(sum(held_pieces) filter (where ${those}), 0),
    'value', coalesce(sum(subtotal_millimes) filter (where ${those}), 0))`
}

/** One scan for all sums, and a look at the sizes of the few orders with the same phone number. */
const heldStockQuery = prepareQuery(
  (_, { phone, email, networkKey }: Placeholders<Holders>) => sql<{
    readonly [Part in keyof HeldStock]: HeldStock[Part]
  }>`
    with holding as materialized (
      select id, held_pieces, subtotal_millimes, network_key = ${networkKey}::text as has_network,
        customer_phone = ${phone}::text as has_phone, lower(customer_email) = lower(${email}::text) as has_email
      from orders where held_pieces > 0)
    select ${heldWhere('true')} as shop, ${heldWhere('has_network')} as network, ${heldWhere('has_phone')} as phone,
      ${heldWhere('has_email')} as email,
      (select count(distinct size.id)::int
        from holding join order_lines as line on line.order_id = holding.id
          join product_sizes as size on size.id = line.size_id
        where has_phone and size.stock = 0) as "emptiedSizes"
    from holding`,
)

export function heldStockFromRow(row: HeldStockRow): HeldStock {
  const held = ({ orders, pieces, value }: Held): Held => ({ orders, pieces, value: millimes(value) })
  const { emptiedSizes } = row
  return {
    shop: held(row.shop),
    network: held(row.network),
    phone: held(row.phone),
    email: held(row.email),
    emptiedSizes,
  }
}

/** The key of the advisory lock, a random number. */
const heldStockLock = 5_302_847_163

/**
 * Returns the query that makes orders wait for each other until the transaction ends. Send it last, right before the held
 * stock is read again, so that they wait only for a commit.
 */
export function lockHeldStock({ db }: Marketplace) {
  return heldStockLocked(db, {})
}

const heldStockLocked = prepareQuery(() => sql<never>`select pg_advisory_xact_lock(${sql.lit(heldStockLock)})`)
