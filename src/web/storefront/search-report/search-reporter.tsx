import { useEffect } from 'react'
import { useLocation, useMatches, useRouteLoaderData } from 'react-router'
import { readId } from '#web/http/parse-id.ts'
import { checkoutPath, successPath } from '#web/paths/storefront-paths.ts'
import type { Cart } from '#web/storefront/cart/cart.ts'
import { onAddition } from '#web/storefront/cart/cart-additions.ts'
import { storedCart } from '#web/storefront/cart/cart-storage.ts'
import type { loader } from '#web/storefront/shop/shop-page.tsx'
import { storedLastOrder } from '#web/storefront/success/last-order-storage.ts'
import { isPrivacyAsked, reportOrder, reportSearch, reportStep } from './report-search.ts'

/** Reports searches and what becomes of them, without a person, unless the visitor asks not to be followed. */
export function SearchReporter() {
  const shop = useRouteLoaderData<typeof loader>('storefront/shop/shop-page')
  const { pathname, search } = useLocation()
  const product = useMatches().find(({ id }) => id === 'storefront/product/product-page')
  const openedId = readId(product?.params.id ?? null)
  const isSilent = isPrivacyAsked()

  useEffect(() => {
    const text = shop?.query.searchText
    if (isSilent || text === undefined) return
    reportSearch(text, shop?.products.map(({ id }) => id) ?? [], (shop?.total ?? 0) > 0)
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

function addedTo(before: Cart, after: Cart): readonly number[] {
  const quantity = (cart: Cart, id: number) =>
    cart.filter(({ productId }) => productId === id).reduce((sum, line) => sum + line.quantity, 0)
  const ids = [...new Set(after.map(({ productId }) => productId))]
  return ids.filter((id) => quantity(after, id) > quantity(before, id))
}
