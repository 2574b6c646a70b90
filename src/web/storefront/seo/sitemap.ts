import { countPageParts, listPageIds } from '#domain/catalog/list-page-ids.ts'
import { categoriesOf, type ShopCategory } from '#domain/category.ts'
import { readId } from '#web/http/parse-id.ts'
import { languageIn, marketplaceIn, type PageLanguage, publicUrlIn, shopFactsIn } from '#web/page-context.ts'
import { partParameter, sitemapPath } from '#web/paths/file-paths.ts'
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
import { sitemapIndexText, sitemapText } from './sitemap-text.ts'

const fixedPaths = [homePath, shopPath, storesPath, aboutPath, platformPath, pricingPath, contactPath]

const textHeaders = { 'Content-Type': 'text/plain; charset=utf-8' }

const headers = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' }

/**
 * The sitemap of all pages that search engines may index, in one language: robots.txt names that of each. Of a shop
 * with more pages than a part has it is an index of its parts.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const marketplace = marketplaceIn(context)
  const site = { publicUrl: publicUrlIn(context), language: languageIn(context) }
  const wanted = new URL(request.url).searchParams.get(partParameter)
  const part = wanted === null ? 1 : readId(wanted)
  // The first part in one round trip.
  const [{ categories }, parts, first] = await Promise.all([
    shopFactsIn(context),
    countPageParts(marketplace),
    part === 1 ? listPageIds(marketplace, part) : undefined,
  ])
  if (wanted === null && parts > 1) return new Response(sitemapIndexText(urlsOfParts(parts, site)), { headers })
  // Before ids are read: for a part that does not exist the database would read all of them to skip them.
  if (part === undefined || part > parts)
    return new Response('This sitemap has no such part.', { status: 404, headers: textHeaders })
  const { productIds, storeIds } = first ?? (await listPageIds(marketplace, part))
  const paths = [
    ...(part === 1 ? [...fixedPaths.map((path) => path()), ...categoryPaths(categories)] : []),
    ...storeIds.map((id) => storePath(id)),
    ...productIds.map((id) => productPath(id)),
  ]
  const entries = paths.map((path) => ({
    url: site.publicUrl + withLocale(path, site.language.prefix),
    alternates: alternatesOf(path, site),
  }))
  return new Response(sitemapText(entries), { headers })
}

function categoryPaths(categories: readonly ShopCategory[]): string[] {
  const offered = categories.filter(({ slug }) => categoriesOf(categories, slug) !== undefined)
  return offered.map(({ slug }) => shopPath({ category: slug }))
}

function urlsOfParts(parts: number, { publicUrl, language }: { publicUrl: string; language: PageLanguage }) {
  const url = publicUrl + withLocale(sitemapPath, language.prefix)
  return Array.from({ length: parts }, (_, index) => `${url}?${partParameter}=${index + 1}`)
}
