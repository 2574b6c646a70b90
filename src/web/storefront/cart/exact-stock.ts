/** Asks the shop how many pieces of a product's sizes there are, by size. Throws when it cannot be reached. */
export async function fetchExactStock(productId: number): Promise<ReadonlyMap<number, number>> {
  const answer = await fetch(`/api/products/${productId}`)
  if (!answer.ok) throw new Error(`The shop answered ${answer.status}`)
  const [product] = (await answer.json()) as readonly WireProduct[]
  return new Map(product?.sizes.map(({ sizeId, quantity }) => [sizeId, quantity]))
}

interface WireProduct {
  readonly sizes: readonly { readonly sizeId: number; readonly quantity: number }[]
}
