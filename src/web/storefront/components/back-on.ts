import type { Product } from '#domain/catalog/product.ts'
import { supplyMessages as messages } from '#page-messages/supply.ts'
import { formatDay } from '#web/text/format.ts'

/** For loaders: says of the pieces of a closed store when they can be ordered again; undefined while it is open. */
export function backOnOf({ store: { reopensOn } }: Pick<Product, 'store'>): string | undefined {
  return reopensOn && messages.backOn(formatDay(reopensOn))
}
