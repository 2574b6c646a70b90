import { useRootData } from '#web/root-data.ts'

/**
 * Returns the origin of the shop's public URLs, without a trailing slash; empty on error pages, which have no loader
 * data.
 */
export function usePublicUrl(): string {
  return useRootData()?.publicUrl ?? ''
}
