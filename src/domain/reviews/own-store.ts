import { sql } from 'kysely'

/**
 * SQL condition on a line of `orders` in `order_lines as line`: who ordered it runs its store. Known by the phone
 * number or the email address: of those who may enter the store, and of the plan request that it came of.
 */
export const isOfOwnStore = sql<boolean>`(exists (
    select from operator_stores as own join operators as maker on maker.id = own.operator_id
    left join seller_emails as address on address.operator_id = maker.id and address.confirmed_at is not null
    where own.store_id = line.store_id
      and (maker.phone = orders.customer_phone or lower(address.email) = lower(orders.customer_email)))
  or exists (
    select from plan_requests as request where request.store_id = line.store_id
      and (request.phone = orders.customer_phone or lower(request.email) = lower(orders.customer_email))))`
