import type { Product } from '#domain/catalog/product.ts'
import { asOperator } from './operators.ts'
import { advance } from './order-steps.ts'
import { asSeller, openStudio } from './sellers.ts'
import type { TestShop } from './test-shop.ts'

/** Returns the id of the first variant of a product. */
export function idOfVariant({ variants }: Product): number {
  return variants[0]?.id ?? 0
}

/** Two stores, each with a maker who is signed in. */
export async function openTwoStores(shop: TestShop) {
  await openStudio(shop.marketplace)
  const [own, foreign] = [await shop.hasStore({ name: 'Own' }), await shop.hasStore({ name: 'Foreign' })]
  const ownBowl = await shop.sells({ storeId: own, name: 'Own bowl' })
  const foreignBowl = await shop.sells({ storeId: foreign, name: 'Foreign bowl' })
  const [seller, other] = [await asSeller(shop.marketplace, own), await asSeller(shop.marketplace, foreign)]
  return { own, ownBowl, foreign, foreignBowl, seller, other }
}

/** Confirmed orders of both stores and of the other one, a packed one of both, and an own one that is not confirmed. */
export async function placeOrders(shop: TestShop, ownBowl: Product, foreignBowl: Product) {
  const office = await asOperator(shop.marketplace)
  const place = async (...products: Product[]) => {
    const placed = await shop.order(products.map((product) => ({ product })))
    if (placed.outcome !== 'placed') throw new Error('It was not placed')
    return placed.order
  }
  const orders = {
    ...{ both: await place(ownBowl, foreignBowl), others: await place(foreignBowl) },
    ...{ unconfirmed: await place(ownBowl), packed: await place(ownBowl, foreignBowl) },
  }
  for (const { id } of [orders.both, orders.others, orders.packed]) await advance(office, id, 'confirmed')
  await advance(office, orders.packed.id, 'packed')
  return orders
}
