import { listPageIds } from '#domain/catalog/list-page-ids.ts'
import { languageIn, marketplaceIn, publicUrlIn } from '#web/page-context.ts'
import { withLocale } from '#web/paths/locale-prefix.ts'
import {
  aboutPath,
  contactPath,
  homePath,
  platformPath,
  pricingPath,
  productPath,
  shopPath,
  storePath,
  storesPath,
} from '#web/paths/storefront-paths.ts'
import type { Route } from './+types/sitemap'
import { alternatesOf } from './alternates.ts'
import { sitemapChunks } from './sitemap-text.ts'

const fixedPaths = [homePath, shopPath, storesPath, aboutPath, platformPath, pricingPath, contactPath]

const maxCachedUrls = 2_000

/** The sitemap of all pages that search engines may index, in one language: robots.txt names that of each. */
export async function loader({ context }: Route.LoaderArgs) {
  const marketplace = marketplaceIn(context)
  const { productIds, storeIds } = await listPageIds(marketplace)
  const site = { publicUrl: publicUrlIn(context), language: languageIn(context) }
  const paths = [
    ...fixedPaths.map((path) => path()),
    ...storeIds.map((id) => storePath(id)),
    ...productIds.map((id) => productPath(id)),
  ]
  const chunks = sitemapChunks(paths, (path) => ({
    url: site.publicUrl + withLocale(path, site.language.prefix),
    alternates: alternatesOf(path, site),
  }))
  // A long one would fill the page cache.
  if (marketplace.cacheMetadata) marketplace.cacheMetadata.isStreamed = paths.length > maxCachedUrls
  return new Response(streamOf(chunks), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}

/** Each chunk is written when the one before it has been sent. */
function streamOf(chunks: Iterator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    pull(controller) {
      const { done, value } = chunks.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
}
