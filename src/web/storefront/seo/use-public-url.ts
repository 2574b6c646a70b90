import { withLocale } from '#web/paths/locale-prefix.ts'
import { useRootData } from '#web/root-data.ts'

/**
 * Returns the origin of the shop's public URLs, without a trailing slash; empty on error pages, which have no loader
 * data.
 */
export function usePublicUrl(): string {
  return useRootData()?.publicUrl ?? ''
}

/** Returns a function that makes the path of a page the public URL of that page in the language of this one. */
export function usePublicPageUrl(): (path: string) => string {
  const { publicUrl = '', language } = useRootData() ?? {}
  return (path) => publicUrl + withLocale(path, language?.prefix)
}
