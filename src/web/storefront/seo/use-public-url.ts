import { useRouteLoaderData } from 'react-router'
import type { loader } from '#web/root.tsx'

/**
 * Returns the origin of the shop's public URLs, without a trailing slash; empty on error pages, which have no loader
 * data.
 */
export function usePublicUrl(): string {
  return useRouteLoaderData<typeof loader>('root')?.publicUrl ?? ''
}
