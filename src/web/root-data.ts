import { useRouteLoaderData } from 'react-router'
import type { PageLanguage, ShopFacts } from '#web/page-context.ts'

/** The data of the root route, which every page has. */
export interface RootData extends ShopFacts {
  /** The origin of the shop's public URLs, without a trailing slash. */
  readonly publicUrl: string
  readonly language: PageLanguage
  /** When the page was rendered, in milliseconds since 1970. */
  readonly madeAt: number
}

/** Returns the data of the root route; undefined on an error page without loader data. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<() => RootData>('root')
}
