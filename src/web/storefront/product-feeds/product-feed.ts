import { Readable } from 'node:stream'
import type { Marketplace } from '#domain/marketplace.ts'
import type { FeedTerms } from '#domain/product-feeds/feed-item.ts'
import { checkFeedProduct } from '#domain/product-feeds/feed-problem.ts'
import { feedTargets } from '#domain/product-feeds/feed-target.ts'
import { findFeedTerms } from '#domain/product-feeds/find-feed-terms.ts'
import { countFeedParts, listFeedProducts } from '#domain/product-feeds/list-feed-products.ts'
import { readId } from '#web/http/parse-id.ts'
import { languageIn, marketplaceIn, publicUrlIn, shopFactsIn } from '#web/page-context.ts'
import { partParameter } from '#web/paths/file-paths.ts'
import { withLocale } from '#web/paths/locale-prefix.ts'
import { productFeedPaths } from '#web/paths/product-feed-paths.ts'
import type { Route } from './+types/product-feed'
import { type FeedFile, feedEnd, feedItemText, feedStart } from './product-feed-text.ts'

/**
 * A product feed in one language. The page cache keeps it until a product, a price or a setting changes; whoever reads
 * it asks each time whether it is still the same.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const marketplace = marketplaceIn(context)
  const { pathname, searchParams } = new URL(request.url)
  const target = feedTargets.find((name) => pathname.endsWith(productFeedPaths[name]))
  const terms = target && (await findFeedTerms(marketplace, target))
  if (!terms) return notFound('The shop has no such product feed.')
  const wanted = searchParams.get(partParameter)
  const part = wanted === null ? 1 : readId(wanted)
  // Before products are read: for a part that does not exist the database would read all of them to skip them.
  if (part === undefined || part > (await countFeedParts(marketplace)))
    return notFound('This product feed has no such part.')
  const { shopProfile, categories } = await shopFactsIn(context)
  const [publicUrl, { prefix }] = [publicUrlIn(context), languageIn(context)]
  const file: FeedFile = {
    ...{ target, title: shopProfile.name, publicUrl },
    urlOf: (path) => publicUrl + withLocale(path, prefix),
    categoryNameOf: (category) => categories.find(({ slug }) => slug === category)?.name ?? category,
  }
  return new Response(Readable.toWeb(Readable.from(textsOf(marketplace, { file, terms, part }))) as ReadableStream, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'X-Robots-Tag': 'noindex',
    },
  })
}

interface WrittenFeed {
  readonly file: FeedFile
  readonly terms: FeedTerms
  readonly part: number
}

/** The next products are read when the reader has taken those before. */
async function* textsOf(marketplace: Marketplace, { file, terms, part }: WrittenFeed): AsyncGenerator<Buffer> {
  yield Buffer.from(feedStart(file))
  for await (const products of listFeedProducts(marketplace, part)) {
    const items = products.flatMap((listed) => {
      const { items, problems } = checkFeedProduct(listed, terms)
      return problems.length === 0 ? items : []
    })
    yield Buffer.from(items.map((item) => feedItemText(item, file)).join(''))
  }
  yield Buffer.from(feedEnd)
}

function notFound(text: string): Response {
  return new Response(text, { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
