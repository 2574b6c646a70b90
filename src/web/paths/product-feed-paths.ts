import type { FeedTargetName } from '#domain/product-feeds/feed-target.ts'

/** The files that Google and Meta read; `web/routes.ts` has their pattern. */
export const productFeedPaths: Readonly<Record<FeedTargetName, string>> = {
  google: '/feeds/google.xml',
  meta: '/feeds/meta.xml',
}
