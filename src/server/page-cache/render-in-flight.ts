import type { CacheMetadata } from '#domain/cache-tags.ts'

/** The name that invalidates all pages: the database sends it for changes that may concern any page. */
export const everything = 'everything'

/**
 * A render in flight, shared by all requests for the same page. Times are ticks of a counter that grows with each
 * render and each invalidation, so their order is exact.
 */
export interface RenderInFlight<Rendered> {
  /** Its tags are those collected so far. */
  readonly cacheMetadata: CacheMetadata
  /** The tags that were invalidated since the render began, each with the tick at which it was invalidated first. */
  readonly invalidated: Map<string, number>
  readonly rendered: Promise<Rendered>
}

/**
 * Whether the render may have read data from before a change that was known at `tick`. The order of reads and changes
 * within the render is unknown, so any invalidated tag counts: a page may be rendered once too often, never too rarely.
 */
export function isOutdated(
  { cacheMetadata, invalidated }: Pick<RenderInFlight<unknown>, 'cacheMetadata' | 'invalidated'>,
  tick: number,
): boolean {
  const tags: ReadonlySet<string> = cacheMetadata.tags
  return invalidated
    .entries()
    .some(([tag, invalidatedAt]) => invalidatedAt <= tick && (tag === everything || tags.has(tag)))
}
