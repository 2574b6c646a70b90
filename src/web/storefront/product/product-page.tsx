import { data, redirect } from 'react-router'
import { limitCacheExpiry } from '#domain/cache-tags.ts'
import { getProduct } from '#domain/catalog/get-product.ts'
import { listMoreFromStore } from '#domain/catalog/list-more-from-store.ts'
import { listGoesWith } from '#domain/catalog/partners/list-goes-with.ts'
import { type Product, priceOf } from '#domain/catalog/product.ts'
import { getPromotionEnd } from '#domain/catalog/promotion-periods.ts'
import { requireProductOnSale } from '#domain/catalog/require-product-on-sale.ts'
import { getStoreOfProduct } from '#domain/catalog/stores/get-store-of-product.ts'
import { hasSeveralPrices } from '#domain/catalog/variant.ts'
import { commentsPerPage } from '#domain/comments/comment.ts'
import { listComments } from '#domain/comments/list-comments.ts'
import { postComment } from '#domain/comments/post-comment.ts'
import { closedDaysSetting } from '#domain/orders/holds/closed-days-setting.ts'
import { listProductReviews } from '#domain/reviews/list-product-reviews.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import { endOfDay, lastDayBefore, tunisDayOf } from '#domain/tunis-day.ts'
import { commonMessages as common } from '#page-messages/common.ts'
import { productMessages as messages } from '#page-messages/product.ts'
import { readForm } from '#web/forms/read-form.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { catchRateLimited } from '#web/http/catch-rate-limited.ts'
import { catchUnreachable } from '#web/http/catch-unreachable.ts'
import { done } from '#web/http/done.ts'
import { parseId } from '#web/http/parse-id.ts'
import { readPageNumber } from '#web/http/read-page-number.ts'
import { marketplaceIn, shopFactsIn } from '#web/page-context.ts'
import { productCommentsPath, productPath } from '#web/paths/storefront-paths.ts'
import { toStoreSummary } from '#web/storefront/components/store-summary.ts'
import { toCard } from '#web/storefront/components/to-card.ts'
import { looksLikeBot } from '#web/storefront/forms/bot-check.ts'
import { toShownReviews } from '#web/storefront/reviews/shown-review.ts'
import { PageHead } from '#web/storefront/seo/page-head.tsx'
import { excerptOf, summaryOf } from '#web/text/excerpt.ts'
import { formatDate, formatLength, formatPrice, formatWeight } from '#web/text/format.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { Route } from './+types/product-page'
import { type CommentResult, readCommentForm } from './comment-form.ts'
import { ProductView } from './product-view.tsx'
import { supplyTexts } from './supply-texts.ts'

/** For search engines, so browsers load its code last. */
const ProductJsonLd = lazyPart(() => import('./product-json-ld.tsx'))

/** Reviews shown on the page; others have a page of their own. */
const reviewsShown = 3

/** Products shown below: those that go with it, and as many others of the store. */
const maxInRow = 3

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const marketplace = marketplaceIn(context)
  const id = parseId(params.id)
  const page = readPageNumber(new URL(request.url).searchParams)
  const [
    product,
    promotionEnd,
    { comments, total },
    reviews,
    goesWith,
    ofStore,
    maker,
    { saleTerms },
    { value: closedDays },
  ] = await catchNotFound(
    Promise.all([
      getProduct(marketplace, id),
      getPromotionEnd(marketplace, id),
      listComments(marketplace, id, page),
      listProductReviews(marketplace, id, { limit: reviewsShown }),
      listGoesWith(marketplace, id, maxInRow),
      listMoreFromStore(marketplace, id, 2 * maxInRow),
      getStoreOfProduct(marketplace, id),
      shopFactsIn(context),
      getSetting(marketplace, closedDaysSetting),
    ]),
  )
  const lastPage = Math.max(1, Math.ceil(total / commentsPerPage))
  if (page > lastPage) throw redirect(productCommentsPath(id, lastPage))
  const now = marketplace.clock.now()
  // The page shows the delivery day of an order confirmed today, so its cache entry expires at the end of the day.
  limitCacheExpiry(marketplace, endOfDay(tunisDayOf(now)))
  return {
    product,
    lastPromotionDay: promotionEnd && lastDayBefore(promotionEnd),
    excerpt: excerptOf(product.description),
    summary: summaryOf(product.description),
    sharedTitle: sharedTitleOf(product),
    supplyTexts: supplyTexts(product, { now, deliveryHours: saleTerms.deliveryHours, closedDays }),
    measures: measuresOf(product),
    comments: {
      shown: comments.map(({ postedAt, ...comment }) => ({
        ...comment,
        postedAt: postedAt.toISOString(),
        postedOn: formatDate(postedAt),
      })),
      total,
      page,
      lastPage,
    },
    reviews: toShownReviews(reviews),
    goesWith: goesWith.map(toCard),
    others: othersOfStore(ofStore, goesWith).map(toCard),
    storeSummary: toStoreSummary(maker),
  }
}

/** Returns other products of the store that are not shown above. */
function othersOfStore(ofStore: readonly Product[], above: readonly Product[]): Product[] {
  return ofStore.filter(({ id }) => !above.some((product) => product.id === id)).slice(0, maxInRow)
}

function measuresOf({ widthMillimeters, heightMillimeters, weightGrams }: Product) {
  return {
    width: widthMillimeters === undefined ? undefined : formatLength(widthMillimeters),
    height: heightMillimeters === undefined ? undefined : formatLength(heightMillimeters),
    weight: weightGrams === undefined ? undefined : formatWeight(weightGrams),
  }
}

/** Posts a comment on the product. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const marketplace = marketplaceIn(context)
  const productId = parseId(params.id)
  await catchNotFound(requireProductOnSale(marketplace, productId))
  const form = await readForm(request)
  const reading = readCommentForm(form)
  if (reading.outcome === 'invalid') return data<CommentResult>(reading, { status: 422 })
  const comment = { productId, ...reading.value, isSuspicious: looksLikeBot(form, context) }
  return catchRateLimited(
    catchNotFound(postComment(marketplace, comment)).then(() => done<CommentResult>({ outcome: 'posted' })),
    { typed: reading.typed },
  )
}

/** Passes on the Retry-After header of a rate-limited response. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchUnreachable(serverAction())
}

export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const { product, lastPromotionDay, summary, sharedTitle, ...shown } = loaderData
  return (
    <>
      <PageHead
        title={titleOf(product)}
        description={summary}
        canonical={productPath(product.id)}
        sharedTitle={sharedTitle}
        picture={product.pictures[0]}
        type="product"
      />
      <ProductJsonLd product={product} reviews={shown.reviews} lastPromotionDay={lastPromotionDay} />
      {/* The key resets the choices when another product is shown. */}
      <ProductView key={product.id} {...shown} product={product} result={actionData} />
    </>
  )
}

/** With the price; of a product with several, the lowest. */
function sharedTitleOf(product: Product): string {
  const price = formatPrice(priceOf(product))
  return messages.titleWithPrice(titleOf(product), hasSeveralPrices(product) ? `${common.from} ${price}` : price)
}

function titleOf({ name, store }: Product): string {
  return messages.titleOf(name, store.name)
}
