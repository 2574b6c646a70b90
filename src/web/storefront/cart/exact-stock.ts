import { productCallPath } from '#web/paths/file-paths.ts'
/** Fetches the exact stock of a product, by size id. Throws when the server cannot be reached. */
export async function fetchExactStock(productId: number): Promise<ReadonlyMap<number, number>> {
  const response = await fetch(productCallPath(productId))
  if (!response.ok) throw new Error(`Fetching the stock failed with status ${response.status}`)
  const [product] = (await response.json()) as readonly WireProduct[]
  return new Map(product?.sizes.map(({ sizeId, quantity }) => [sizeId, quantity]))
}

interface WireProduct {
  readonly sizes: readonly { readonly sizeId: number; readonly quantity: number }[]
}
