import { useRouteLoaderData } from 'react-router'
import type { ShopProfile } from '#domain/shop-profile/shop-profile.ts'
import type { PageLanguage } from '#web/page-context.ts'

/** The data of the root route, which every page has. */
export interface RootData {
  /** The origin of the shop's public URLs, without a trailing slash. */
  readonly publicUrl: string
  readonly language: PageLanguage
  readonly shopProfile: ShopProfile
  /** When the page was rendered, in milliseconds since 1970. */
  readonly madeAt: number
}

/** Returns the data of the root route; undefined on an error page without loader data. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<() => RootData>('root')
}
