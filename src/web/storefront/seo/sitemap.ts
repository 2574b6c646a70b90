import { listPageIds } from '#domain/catalog/list-page-ids.ts'
import { siteConstants } from '#domain/shop-profile/site-constants.ts'
import { marketplaceIn, publicUrlIn } from '#web/page-context.ts'
import type { Route } from './+types/sitemap'
import { sitemapText } from './sitemap-text.ts'

const fixedPaths = ['/', '/shop', '/stores', '/about', `/${siteConstants.slug}`, '/pricing', '/contact']

/** The sitemap of all pages that search engines may index. */
export async function loader({ context }: Route.LoaderArgs) {
  const { productIds, storeIds } = await listPageIds(marketplaceIn(context))
  const paths = [...fixedPaths, ...storeIds.map((id) => `/store/${id}`), ...productIds.map((id) => `/product/${id}`)]
  return new Response(sitemapText(paths.map((path) => publicUrlIn(context) + path)), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
