import { useEffect } from 'react'
import { useLocation, useMatches, useRouteLoaderData } from 'react-router'
import { readId } from '#web/http/parse-id.ts'
import { checkoutPath, successPath } from '#web/paths/storefront-paths.ts'
import type { Cart } from '#web/storefront/cart/cart.ts'
import { onAddition } from '#web/storefront/cart/cart-additions.ts'
import { storedCart } from '#web/storefront/cart/cart-storage.ts'
import type { loader } from '#web/storefront/shop/shop-page.tsx'
import { countChosen } from '#web/storefront/shop/shop-query.ts'
import { storedLastOrder } from '#web/storefront/success/last-order-storage.ts'
import { isPrivacyAsked, reportOrder, reportSearch, reportStep, type ShownResults } from './report-search.ts'

type ShopData = Awaited<ReturnType<typeof loader>>

/** Reports searches and what becomes of them, without a person, unless the visitor asks not to be followed. */
export function SearchReporter() {
  const shop = useRouteLoaderData<typeof loader>('storefront/shop/shop-page')
  const { pathname, search } = useLocation()
  const product = useMatches().find(({ id }) => id === 'storefront/product/product-page')
  const openedId = readId(product?.params.id ?? null)
  const isSilent = isPrivacyAsked()

  useEffect(() => {
    const shown = shop && shownResults(shop)
    if (!isSilent && shown) reportSearch(shown)
  }, [shop, isSilent])

  useEffect(() => {
    if (isSilent) return
    if (pathname === successPath() && storedLastOrder.get()) reportOrder()
    if (openedId !== undefined) reportStep('click', openedId)
    const bought = pathname === checkoutPath() ? readId(new URLSearchParams(search).get('product')) : undefined
    if (bought !== undefined) reportStep('addition', bought)
  }, [pathname, search, openedId, isSilent])

  useEffect(() => {
    if (isSilent) return undefined
    let before = storedCart.get()
    return onAddition(() => {
      const after = storedCart.get()
      for (const id of addedTo(before, after)) reportStep('addition', id)
      before = after
    })
  }, [isSilent])

  return null
}

/** Undefined without a search, and when the chosen filters may be why it found nothing. */
function shownResults({ query, search, products, total }: ShopData): ShownResults | undefined {
  const { searchText } = query
  const hasResults = total > 0 && !search?.isPartial
  if (searchText === undefined || (!hasResults && countChosen(query) > 0)) return undefined
  return { text: searchText, ids: products.map(({ id }) => id), hasResults }
}

function addedTo(before: Cart, after: Cart): readonly number[] {
  const quantity = (cart: Cart, id: number) =>
    cart.filter(({ productId }) => productId === id).reduce((sum, line) => sum + line.quantity, 0)
  const ids = [...new Set(after.map(({ productId }) => productId))]
  return ids.filter((id) => quantity(after, id) > quantity(before, id))
}
