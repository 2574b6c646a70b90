import type { ColorKey, MaterialKey } from '#domain/catalog/filters/filter-key.ts'
import type { ShopSort } from '#domain/catalog/search/product-filter.ts'
import type { Governorate } from '#domain/geography/governorate.ts'
import type { PlanName } from '#domain/plan.ts'
import { siteConstants } from '#domain/shop-profile/site-constants.ts'
import { pagePath } from './page-path.ts'

// Links to the pages of the storefront. `web/routes.ts` lists the same URLs as patterns. An id may be the pattern
// `:id`.

type Id = number | ':id'

export function homePath(): string {
  return pagePath('/')
}

/** The home page under its second URL. */
export function secondHomePath(): string {
  return pagePath('/home')
}

/** The query of the shop page. Filters have one value or several. */
export interface ShopLink {
  /** A category or the slug of a collection. */
  readonly category?: string | readonly string[] | undefined
  /** The id of a store. */
  readonly brand?: number | readonly number[] | undefined
  readonly color?: readonly ColorKey[] | undefined
  readonly material?: readonly MaterialKey[] | undefined
  readonly region?: readonly Governorate[] | undefined
  /** In dinars. */
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly stock?: 1 | undefined
  readonly unique?: 1 | undefined
  readonly promotion?: 1 | undefined
  readonly q?: string | undefined
  /** 1: the search is not corrected. */
  readonly verbatim?: 1 | undefined
  readonly sort?: ShopSort | undefined
  readonly page?: number | undefined
  /** The ids of the pages before, with dots between them. */
  readonly seen?: string | undefined
}

export function shopPath(query?: ShopLink): string {
  return pagePath('/shop', { ...query })
}

/** Returns the path of the suggestions for a text that is being typed. */
export function searchSuggestionsPath(text?: string): string {
  return pagePath('/search/suggestions', { q: text })
}

/** Returns the path of a product, with the chosen color. */
export function productPath(id: Id, colorId?: number): string {
  return pagePath(`/product/${id}`, { color: colorId })
}

/** Returns the path of a page (from 1) of the comments on a product. */
export function productCommentsPath(id: number, page: number): string {
  return `${pagePath(`/product/${id}`, { page: page === 1 ? undefined : page })}#comments`
}

/** Where pages report what became of a search. */
export function searchCountPath(): string {
  return pagePath('/search-count')
}

/** Where pages report what visitors saw, found and kept of a store. */
export function storeInterestPath(): string {
  return pagePath('/store-interest')
}

/** Where pages report how long a visitor waited. */
export function webVitalsPath(): string {
  return pagePath('/web-vitals')
}

export function storesPath(page?: number): string {
  return pagePath('/stores', { page: page === 1 ? undefined : page })
}

export function storePath(id: Id): string {
  return pagePath(`/store/${id}`)
}

export function cartPath(): string {
  return pagePath('/cart')
}

/** The line that is ordered without a cart, by ids. */
export interface BuyNowLink {
  readonly product: number
  readonly size?: number | undefined
  readonly color?: number | undefined
  readonly quantity: number
}

/** Returns the path of the checkout of the cart, or of one line without a cart. */
export function checkoutPath(line?: BuyNowLink): string {
  return pagePath('/checkout', { ...line })
}

export function successPath(): string {
  return pagePath('/success')
}

/** Returns the path of the private page of an order. */
export function orderPath(token: string): string {
  return pagePath(`/order/${token}`)
}

/** Returns the path of an order that was just placed, which says so. */
export function placedOrderPath(token: string): string {
  return `${orderPath(token)}?new`
}

/** Returns the path of the page from which an order is paid by card. */
export function payOrderPath(token: string): string {
  return `${orderPath(token)}/pay`
}

/** Returns the path to which the payment gateway sends customers back, paid or not. It learns no private link. */
export function afterPaymentPath(): string {
  return pagePath('/after-payment')
}

/** Returns the path at which the payment gateway says that something happened. */
export function paymentNotificationPath(): string {
  return '/payment-notification'
}

/** Returns the path of the page where a customer confirms an order. */
export function confirmOrderPath(token: string): string {
  return pagePath(`/confirm-order/${token}`)
}

/** Where an order is found by its number and phone. */
export function trackPath(): string {
  return pagePath('/track')
}

export function pricingPath(plan?: PlanName): string {
  return pagePath('/pricing', { plan })
}

export function contactPath(): string {
  return pagePath('/contact')
}

export function aboutPath(): string {
  return pagePath('/about')
}

/** The page about the marketplace itself: terms, returns, personal data. */
export function platformPath(): string {
  return pagePath(`/${siteConstants.slug}`)
}

export function profilePath(): string {
  return pagePath('/profile')
}

export function newsletterPath(): string {
  return pagePath('/newsletter')
}

export function confirmSubscriptionPath(token: string): string {
  return pagePath(`/newsletter/confirm/${token}`)
}

export function unsubscribePath(token: string): string {
  return pagePath(`/newsletter/leave/${token}`)
}

/** Where forms ask to be told when a size is back. */
export function stockAlertPath(): string {
  return pagePath('/back-in-stock')
}

export function confirmStockAlertPath(token: string): string {
  return pagePath(`/back-in-stock/confirm/${token}`)
}

export function leaveStockAlertsPath(token: string): string {
  return pagePath(`/back-in-stock/leave/${token}`)
}

/** Where what is held under an email address can be downloaded or erased. */
export function dataLinkPath(token: string): string {
  return pagePath(`/my-data/${token}`)
}

/** The page after an erasure, when the link that led to it is gone. */
export function erasedDataPath(): string {
  return pagePath('/my-data/erased')
}

/** The file with what is held under an email address. */
export function dataLinkFilePath(token: string): string {
  return pagePath(`/my-data/${token}/file`)
}

/** The file with what is held of an order. */
export function orderDataFilePath(token: string): string {
  return pagePath(`/order/${token}/data`)
}

/** The page that is shown offline. */
export function offlinePath(): string {
  return pagePath('/offline')
}

/** The pages that show what the browser stores: the cart, the favorites, the last order. */
export function browserDataPaths(): string[] {
  return [cartPath(), checkoutPath(), successPath(), profilePath()]
}
