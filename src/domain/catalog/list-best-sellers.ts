import type { Marketplace } from '../marketplace.ts'
import { noteHoldsUntil, noteShown } from '../shown.ts'
import type { Product } from './product.ts'
import { productsShown, selectProducts } from './product-rows.ts'

const firstPlace = 5
const lastPlace = 13
const picks = 3

/** How long a kept page may show the same picks. */
const rotationMilliseconds = 60_000

/** Three random picks from the 5th to the 13th product of the catalogue. `random` answers from 0 up to 1. */
export async function listBestSellers(
  marketplace: Marketplace,
  random: () => number = Math.random,
): Promise<Product[]> {
  noteShown(marketplace, 'catalogue')
  noteHoldsUntil(marketplace, new Date(marketplace.clock.now().getTime() + rotationMilliseconds))
  const rows = await selectProducts(marketplace)
    .where('products.retired_at', 'is', null)
    .orderBy('products.id')
    .offset(firstPlace - 1)
    .limit(lastPlace - firstPlace + 1)
    .execute()
  return productsShown(marketplace, shuffled(rows, random).slice(0, picks))
}

/** Fisher and Yates. */
function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const result = [...items]
  for (let last = result.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const item = result[last] as Item
    result[last] = result[other] as Item
    result[other] = item
  }
  return result
}
