import type { Catalog } from './catalog.ts'

// Not run: each line with an expected error fails the check of types when the error is gone.

const english = { title: 'Cart', lines: { each: (price: string) => `${price} each` } }

export const catalogs: readonly Catalog<typeof english>[] = [
  { title: 'Panier', lines: { each: (price) => `${price} pièce` } },
  // @ts-expect-error title is missing
  { lines: { each: (price) => price } },
  // @ts-expect-error each is missing
  { title: 'Panier', lines: {} },
  // @ts-expect-error note is superfluous
  { title: 'Panier', lines: { each: (price) => price }, note: '' },
  // @ts-expect-error a function is expected
  { title: 'Panier', lines: { each: '' } },
]
