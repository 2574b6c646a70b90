import type { Evidence } from '../evidence.ts'

/** After every order is undone, all pieces are in stock again. */
export function nothingLeaked({ emptied }: Evidence): string[] {
  return emptied.sizes
    .filter(({ stock, brought }) => stock !== brought)
    .map(({ sizeId, stock, brought }) => `size ${sizeId} has ${stock} of ${brought} pieces after all is undone`)
}
