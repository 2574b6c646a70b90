import { productCallPath } from '#web/paths/file-paths.ts'
import type { StockedVariant } from './stock-limit.ts'

/** Fetches the exact stock of a variant. Throws when the server cannot be reached. */
export async function fetchExactStock(productId: number, variant: StockedVariant): Promise<number> {
  const response = await fetch(productCallPath(productId))
  if (!response.ok) throw new Error(`Fetching the stock failed with status ${response.status}`)
  const [product] = (await response.json()) as readonly WireProduct[]
  return exactStockIn(product, variant)
}

export interface WireProduct {
  readonly sizes: readonly { readonly sizeId: number; readonly quantity: number }[]
  /** Only of a product whose pieces are counted by color, or that has several prices. */
  readonly variants?: readonly { readonly sizeId: number; readonly colorId: number | null; readonly quantity: number }[]
}

/** Returns the pieces of a variant; of one without a color, those of its size. None of what is no longer sold. */
export function exactStockIn(product: WireProduct | undefined, { sizeId, colorId }: StockedVariant): number {
  const parts = colorId === undefined ? product?.sizes : product?.variants?.filter((part) => part.colorId === colorId)
  return parts?.find((part) => part.sizeId === sizeId)?.quantity ?? 0
}
