import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import type { ShopFiltersProps } from './shop-filters-props.ts'
import type { ShopQuery } from './shop-query.ts'

/**
 * Loads what a choice would show, before it is shown: the page's data, which is then ready. Forgotten with the next
 * page.
 */
export function useChosenCount(query: ShopQuery) {
  const { data, state, load, reset } = useFetcher<ShopFiltersProps>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another page is shown
  useEffect(() => reset(), [query])

  return { data, isLoading: state === 'loading', load: (path: string) => void load(path, { flushSync: false }) }
}
