import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'

/** Where visitors find the shop, without a slash at the end; empty on an error page, where nobody knows. */
export function usePublicUrl(): string {
  return useRouteLoaderData<typeof loader>('root')?.publicUrl ?? ''
}
