import { useRouteLoaderData } from 'react-router'
import { defaultShopProfile, type ShopProfile } from '#domain/shop-profile/shop-profile.ts'
import type { loader } from './root.tsx'

/** Returns the shop profile from the root loader; the default on an error page without loader data. */
export function useShopProfile(): ShopProfile {
  return useRouteLoaderData<typeof loader>('root')?.shopProfile ?? defaultShopProfile
}
