import { useEffect, useRef } from 'react'
import { useMatches } from 'react-router'
import { readId } from '#web/http/parse-id.ts'
import { isPrivacyAsked } from '#web/storefront/browser/is-privacy-asked.ts'
import { storedFavorites } from '#web/storefront/favorites/favorites-storage.ts'
import { reportOnceADay } from './report-interest.ts'

/** Reports what is seen and kept of stores, without a person, unless the visitor asks not to be followed. */
export function InterestReporter() {
  const matches = useMatches()
  const idOn = (page: string) => readId(matches.find(({ id }) => id === page)?.params.id ?? null)
  const productId = idOn('storefront/product/product-page')
  const storeId = idOn('storefront/store/store-page')
  const favorites = storedFavorites.use()
  const known = useRef<readonly number[]>(undefined)
  const isSilent = isPrivacyAsked()

  useEffect(() => {
    if (isSilent) return
    whenShown(() => {
      if (productId !== undefined) reportOnceADay('seen', 'products', [productId])
      if (storeId !== undefined) reportOnceADay('seen', 'stores', [storeId])
    })
  }, [productId, storeId, isSilent])

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again after each change
  useEffect(() => {
    // As stored: in its first render a page has none.
    const ids = storedFavorites.get().map(({ productId }) => productId)
    const before = known.current ?? ids
    const added = ids.filter((id) => !before.includes(id))
    // What is removed and put back was kept before.
    known.current = [...before, ...added]
    // Other tabs hear of it too.
    if (!isSilent && !document.hidden) reportOnceADay('favorite', 'products', added)
  }, [favorites, isSilent])

  return null
}

declare global {
  interface Document {
    prerendering?: boolean
  }
}

/** Reports what is shown, and what a browser has rendered ahead once it is. */
function whenShown(report: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', report, { once: true })
  else report()
}
