import { createContext, RouterContextProvider } from 'react-router'
import type { ShopCategory } from '#domain/category.ts'
import type { Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Session } from '#domain/operators/session.ts'
import type { PublicSaleTerms } from '#domain/sale-terms/sale-terms.ts'
import type { SellerSession } from '#domain/sellers/seller-session.ts'
import type { ShopProfile } from '#domain/shop-profile/shop-profile.ts'

/** The language of a page. */
export interface PageLanguage {
  readonly locale: Locale
  /** The prefix in its URL; undefined at the plain addresses. */
  readonly prefix: Locale | undefined
  /** The shop's main language, which has the plain addresses. */
  readonly mainLocale: Locale
}

/** What every page may show of the shop. */
export interface ShopFacts {
  readonly shopProfile: ShopProfile
  readonly saleTerms: PublicSaleTerms
  /** In their order, retired ones too: products may have them. */
  readonly categories: readonly ShopCategory[]
  /** No browser measures how long visitors wait. */
  readonly isUnmeasured?: true
}

/** What the server passes to the loaders and actions of every page. */
export interface PageEnvironment {
  readonly marketplace: Marketplace
  /** Returns what every page shows of the shop now, or what was last known while the database is unavailable. */
  readonly shopFacts: () => Promise<ShopFacts>
  /** Origin of the shop's public URLs, without a trailing slash. */
  readonly publicUrl: string
  readonly language: PageLanguage
  /**
   * Seconds. A public form submitted sooner after the page was rendered counts as sent by a bot; 0 turns the check off.
   */
  readonly minFormSeconds: number
  /** The session of the back office that the request's cookie names; absent without one. */
  readonly session?: Promise<Session | undefined> | undefined
  /** The session of the studio that the request's cookie names; absent without one. */
  readonly sellerSession?: Promise<SellerSession | undefined> | undefined
  /** Whether the browser has the cookie of a session of the office or the studio, which may be over. */
  readonly hasSessionCookie?: boolean
  /** Whether a proxy is in front of the shop that the settings do not name. */
  readonly hasUntrustedProxy?: boolean
  /** The origin at which browsers get pictures from their store; absent: from the shop alone. */
  readonly pictureOrigin?: string | undefined
  /** Waits until the request may read, and returns a function that ends its turn. Throws Unavailable under overload. */
  readonly takeReadTurn: () => Promise<() => void>
  /** The id of this request in the log. */
  readonly requestId?: string
}

export type PageContext = Readonly<RouterContextProvider>

const environment = createContext<PageEnvironment>()

export function pageContext(value: PageEnvironment): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(environment, value)
  return context
}

export function marketplaceIn(context: PageContext): Marketplace {
  return context.get(environment).marketplace
}

export function readTurnIn(context: PageContext): Promise<() => void> {
  return context.get(environment).takeReadTurn()
}

export async function shopProfileIn(context: PageContext): Promise<ShopProfile> {
  return (await shopFactsIn(context)).shopProfile
}

export function shopFactsIn(context: PageContext): Promise<ShopFacts> {
  return context.get(environment).shopFacts()
}

export function publicUrlIn(context: PageContext): string {
  return context.get(environment).publicUrl
}

export function languageIn(context: PageContext): PageLanguage {
  return context.get(environment).language
}

export function minFormSecondsIn(context: PageContext): number {
  return context.get(environment).minFormSeconds
}

/** Returns the session of the request's cookie; undefined without one, or when it is over. */
export async function findSessionIn(context: PageContext): Promise<Session | undefined> {
  return context.get(environment).session
}

/** Returns the seller's session of the request's cookie; undefined without one, or when it is over. */
export async function findSellerSessionIn(context: PageContext): Promise<SellerSession | undefined> {
  return context.get(environment).sellerSession
}

export function hasSessionCookieIn(context: PageContext): boolean {
  return context.get(environment).hasSessionCookie ?? false
}

export function hasUntrustedProxyIn(context: PageContext): boolean {
  return context.get(environment).hasUntrustedProxy ?? false
}

export function pictureOriginIn(context: PageContext): string | undefined {
  return context.get(environment).pictureOrigin
}

export function requestIdIn(context: PageContext): string | undefined {
  return context.get(environment).requestId
}
