import type { Product } from '#domain/catalog/product.ts'
import { commonMessages as common } from '#page-messages/common.ts'
import { formatDay } from '#web/text/format.ts'

/** Says of the pieces of a closed store when they can be ordered again; undefined while it is open. */
export function backOnOf({ store: { reopensOn } }: Pick<Product, 'store'>): string | undefined {
  return reopensOn && common.backOn(formatDay(reopensOn))
}
