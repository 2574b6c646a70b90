import { createContext, RouterContextProvider } from 'react-router'
import type { Marketplace } from '#domain/marketplace.ts'
import type { ShopProfile } from '#domain/shop-profile/shop-profile.ts'

/** What the server passes to the loaders and actions of every page. */
export interface PageEnvironment {
  readonly marketplace: Marketplace
  /** Returns the current shop profile, or the last known one while the database is unavailable. */
  readonly shopProfile: () => Promise<ShopProfile>
  /** Origin of the shop's public URLs, without a trailing slash. */
  readonly publicUrl: string
  /**
   * Seconds. A public form submitted sooner after the page was rendered counts as sent by a bot; 0 turns the check off.
   */
  readonly minFormSeconds: number
  /** Whether operators must use an authenticator app. */
  readonly requiresSecondFactor: boolean
  /** Whether a proxy is in front of the shop that the settings do not name. */
  readonly hasUntrustedProxy?: boolean
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

export function shopProfileIn(context: PageContext): Promise<ShopProfile> {
  return context.get(environment).shopProfile()
}

export function publicUrlIn(context: PageContext): string {
  return context.get(environment).publicUrl
}

export function minFormSecondsIn(context: PageContext): number {
  return context.get(environment).minFormSeconds
}

export function requiresSecondFactorIn(context: PageContext): boolean {
  return context.get(environment).requiresSecondFactor
}

export function hasUntrustedProxyIn(context: PageContext): boolean {
  return context.get(environment).hasUntrustedProxy ?? false
}

export function requestIdIn(context: PageContext): string | undefined {
  return context.get(environment).requestId
}
