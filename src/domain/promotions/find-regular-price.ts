import { mayManagePromotions } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Millimes, millimes } from '#domain/money.ts'

/** Returns the regular price of a product that a promotion is planned for; undefined for an unknown one. */
export async function findRegularPrice(marketplace: Marketplace, productId: number): Promise<Millimes | undefined> {
  requireAllowed(mayManagePromotions(marketplace.actor))
  const product = await marketplace.db
    .selectFrom('products')
    .select('regular_price_millimes')
    .where('id', '=', productId)
    .executeTakeFirst()
  return product && millimes(product.regular_price_millimes)
}
