import { useRouteLoaderData } from 'react-router'
import { type House, usualHouse } from '#domain/house/house.ts'
import type { loader } from './root.tsx'

/** The facts of the house; those it began with on an error page, where nobody knows better. */
export function useHouse(): House {
  return useRouteLoaderData<typeof loader>('root')?.house ?? usualHouse
}
