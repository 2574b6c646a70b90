import { listPageIds } from '#domain/catalog/list-page-ids.ts'
import { marketplaceIn, publicUrlIn } from '#web/page-context.ts'
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
import { sitemapText } from './sitemap-text.ts'

const fixedPaths = [homePath, shopPath, storesPath, aboutPath, platformPath, pricingPath, contactPath]

/** The sitemap of all pages that search engines may index. */
export async function loader({ context }: Route.LoaderArgs) {
  const { productIds, storeIds } = await listPageIds(marketplaceIn(context))
  const paths = [
    ...fixedPaths.map((path) => path()),
    ...storeIds.map((id) => storePath(id)),
    ...productIds.map((id) => productPath(id)),
  ]
  return new Response(sitemapText(paths.map((path) => publicUrlIn(context) + path)), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
