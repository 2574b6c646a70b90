import { sql } from 'kysely'
import { mayViewReports } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Governorate } from '#domain/geography/governorate.ts'
import { localizedText } from '#domain/localized-text.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { OrderSource } from '#domain/orders/order-source.ts'
import { deliveryOutcomesIn, hasDeliveryOutcomeIn } from './delivery-outcomes.ts'
import type { Period } from './period.ts'
import { maxReportRows, runReportQuery } from './run-report-query.ts'
import { type DeliveryOutcomes, minParcelsForRate } from './sales.ts'

export interface GovernorateRefusals extends DeliveryOutcomes {
  readonly governorate: Governorate | 'unknown'
}

export interface SourceRefusals extends DeliveryOutcomes {
  readonly source: OrderSource
}

export interface CourierRefusals extends DeliveryOutcomes {
  /** Undefined for parcels that were handed over without a hand-over. */
  readonly courier: string | undefined
}

export interface ProductRefusals extends DeliveryOutcomes {
  readonly productId: number
  readonly name: string
}

/** Lists delivery outcomes of a period by governorate. */
export async function listRefusalsByGovernorate(
  marketplace: Marketplace,
  period: Period,
): Promise<GovernorateRefusals[]> {
  requireAllowed(mayViewReports(marketplace.actor))
  const rows = await runReportQuery(
    marketplace,
    sql<GovernorateRefusals>`
    select governorate, delivered, refused
    from (
      select governorate, ${counts}
      from order_steps as step join orders on orders.id = order_id
      where ${deliveryOutcomesIn(period)} and to_status <> 'returned' and ${hasDeliveryOutcomeIn('orders.id', period)}
      group by 1
    ) as counted
    order by ${worstFirst}, 1`,
  )
  return rows
}

/** Lists delivery outcomes of a period by the way in which the orders came. */
export async function listRefusalsBySource(marketplace: Marketplace, period: Period): Promise<SourceRefusals[]> {
  requireAllowed(mayViewReports(marketplace.actor))
  return runReportQuery(
    marketplace,
    sql<SourceRefusals>`
    select source, delivered, refused
    from (
      select source, ${counts}
      from order_steps as step join orders on orders.id = order_id
      where ${deliveryOutcomesIn(period)} and to_status <> 'returned' and ${hasDeliveryOutcomeIn('orders.id', period)}
      group by 1
    ) as counted
    order by ${worstFirst}, 1`,
  )
}

/** Lists delivery outcomes of a period by the courier who had the parcel when it was delivered or refused. */
export async function listRefusalsByCourier(marketplace: Marketplace, period: Period): Promise<CourierRefusals[]> {
  requireAllowed(mayViewReports(marketplace.actor))
  const rows = await runReportQuery(
    marketplace,
    sql<DeliveryOutcomes & { readonly courier: string | null }>`
    select couriers.name as courier, delivered, refused
    from (
      select courier_id, ${counts}
      from order_steps as step left join lateral (
        select courier_id from handover_orders join handovers on handovers.id = handover_id
        where handover_orders.order_id = step.order_id and handover_orders.handed_over_at <= made_at
          and taken_back_at is null
        order by handover_orders.id desc limit 1) as having_it on true
      where ${deliveryOutcomesIn(period)} and to_status <> 'returned'
      group by 1
    ) as counted left join couriers on couriers.id = courier_id
    order by ${worstFirst}, 1`,
  )
  return rows.map(({ courier, ...outcomes }) => ({ ...outcomes, courier: courier ?? undefined }))
}

/**
 * Lists delivery outcomes of a period by product. A parcel counts once for each product in it, since the cause of a
 * refusal is unknown for mixed parcels.
 */
export async function listRefusalsByProduct(marketplace: Marketplace, period: Period): Promise<ProductRefusals[]> {
  requireAllowed(mayViewReports(marketplace.actor))
  return runReportQuery(
    marketplace,
    sql<ProductRefusals>`
    select product_id as "productId", ${localizedText('products.name')} as name, delivered, refused
    from (
      select product_id, delivered, refused
      from (
        select product_id, ${counts}
        from order_steps as step join (
          -- In the order of an index, in which the lines of one product in one order lie side by side.
          select distinct on (order_id, product_id) order_id, product_id from order_lines
          where ${hasDeliveryOutcomeIn('order_lines.order_id', period)}
          order by order_id, product_id
        ) as parcel using (order_id)
        where ${deliveryOutcomesIn(period)} and to_status <> 'returned'
        group by 1
      ) as counted
      order by ${worstFirst}, product_id
      limit ${sql.lit(maxReportRows)}
    ) as worst join products on products.id = product_id
    order by ${worstFirst}, product_id`,
  )
}

const counts = sql`count(*) filter (where to_status = 'delivered') as delivered,
  count(*) filter (where to_status = 'refused') as refused`

/** The highest rate first, but rates of few parcels after all others. */
const worstFirst = sql`(delivered + refused < ${sql.lit(minParcelsForRate)}), refused::float / (delivered + refused) desc, refused desc`
