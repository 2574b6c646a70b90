import { type RawBuilder, sql } from 'kysely'

/** SQL of a row of `orders`: whether its discount lowers the share of the shop, and not that of the makers. */
export const isDiscountOfShop = sql<boolean>`exists (select from discount_codes as code
  where code.id = orders.discount_code_id and code.bearer = 'shop')`

/** SQL of a `line` of `orders`: what it is sold for to its maker, before the commission, in millimes. */
export const makersPrice = sql<number>`(line.line_total_millimes
  - case when ${isDiscountOfShop} then 0 else line.discount_millimes end)`

/**
 * SQL of a `line` of `orders`: the part of that price which belongs to pieces that came back, for which the customer
 * got `refunded`. What cost the customer nothing is weighed by its pieces.
 */
export function makersPartOf(refunded: RawBuilder<unknown>, pieces: RawBuilder<unknown>): RawBuilder<number> {
  return sql`case when line.line_total_millimes = line.discount_millimes then ${makersPrice} * ${pieces} / line.quantity
    else ${refunded} * ${makersPrice} / (line.line_total_millimes - line.discount_millimes)::numeric end`
}
