import { useEffect, useState } from 'react'
import type { ProductOnCard } from '#web/product-display/base-product-card.tsx'
import { type CurrentProduct, useCurrentProducts } from '#web/storefront/profile/use-current-products.ts'

/** How long products are shown on further pages as they were found. */
const keptMilliseconds = 60_000

type Found = Exclude<CurrentProduct, undefined>

/**
 * What was found of products and when, until the document is left. The list bounds it, so no more are kept than it has.
 */
let kept: ReadonlyMap<number, { readonly current: Found; readonly at: number }> = new Map()

/**
 * Returns products as they are in the catalog now, or were at most a minute ago on another page: only the others are
 * fetched, when `isNear`. Keeps `shown`, the product of the page, for the next one.
 */
export function useSeenProducts(ids: readonly number[], isNear: boolean, shown: ProductOnCard | undefined) {
  const [before] = useState(freshlyKept)
  const fetched = ids.filter((id) => !before.has(id)).map((productId) => ({ productId }))
  const { currentOf: fetchedOf, isUnreachable } = useCurrentProducts(isNear ? fetched : [])
  const currentOf = (id: number) => before.get(id)?.current ?? fetchedOf(id)

  useEffect(() => {
    const currents = [...ids.map((id) => [id, currentOf(id)] as const), ...(shown ? [[shown.id, shown] as const] : [])]
    kept = new Map(currents.flatMap(([id, current]) => (current ? [[id, keptSince(id, current)] as const] : [])))
  })
  return { currentOf, isUnreachable }
}

/** The time stays that of when this was found, however often the page renders. */
function keptSince(id: number, current: Found) {
  const known = kept.get(id)
  return known?.current === current ? known : { current, at: Date.now() }
}

function freshlyKept(): typeof kept {
  const now = Date.now()
  return new Map([...kept].filter(([, { at }]) => now - at < keptMilliseconds))
}
