import { data } from 'react-router'
import { getMakerOf } from '#domain/catalog/get-maker-of.ts'
import { getProduct } from '#domain/catalog/get-product.ts'
import { listNeighbours } from '#domain/catalog/list-neighbours.ts'
import type { Product } from '#domain/catalog/product.ts'
import { requireProduct } from '#domain/catalog/require-product.ts'
import { listComments } from '#domain/comments/list-comments.ts'
import { postComment } from '#domain/comments/post-comment.ts'
import { deliveredBy } from '#domain/orders/delivery-time.ts'
import { noteHoldsUntil } from '#domain/shown.ts'
import { endOfDay, tunisDayOf } from '#domain/tunis-day.ts'
import { productMessages } from '#messages/product.ts'
import { marketplaceIn } from '#web/page-context.ts'
import { idFrom, or404 } from '../../or-404.ts'
import { orTooMany } from '../../or-too-many.ts'
import { orUnreachable } from '../../or-unreachable.ts'
import { readForm } from '../../read-form.ts'
import { formatDate, formatNearDay } from '../../text/format.ts'
import { defaultLanguage, useMessages } from '../../text/messages.ts'
import { summaryOf } from '../excerpt.ts'
import { PageHead } from '../page-head.tsx'
import { toCard } from '../product-card.tsx'
import { looksAutomatic } from '../program-trap.ts'
import { toMaker } from '../to-maker.ts'
import type { Route } from './+types/product-page'
import { type CommentAnswer, readCommentForm } from './comment-form.ts'
import { formatLength, formatWeight } from './measures.ts'
import { ProductFacts } from './product-facts.tsx'
import { ProductView } from './product-view.tsx'

/** How many other pieces of the store are shown. */
const mostOthers = 3

export async function loader({ params, context }: Route.LoaderArgs) {
  const marketplace = marketplaceIn(context)
  const id = idFrom(params.id)
  const [product, comments, others, maker] = await or404(
    Promise.all([
      getProduct(marketplace, id),
      listComments(marketplace, id),
      listNeighbours(marketplace, id, mostOthers),
      getMakerOf(marketplace, id),
    ]),
  )
  const now = marketplace.clock.now()
  // The page says on which day a parcel comes that is confirmed today, so it holds until today is over.
  noteHoldsUntil(marketplace, endOfDay(tunisDayOf(now)))
  return {
    product,
    deliveryDay: formatNearDay(deliveredBy(now), defaultLanguage),
    measures: measuresOf(product, defaultLanguage),
    comments: comments.map(({ postedAt, ...comment }) => ({
      ...comment,
      postedAt: postedAt.toISOString(),
      postedOn: formatDate(postedAt, defaultLanguage),
    })),
    others: others.map(toCard),
    maker: toMaker(maker),
  }
}

function measuresOf({ widthMillimeters, heightMillimeters, weightGrams }: Product, language: string) {
  return {
    width: widthMillimeters === undefined ? undefined : formatLength(widthMillimeters, language),
    height: heightMillimeters === undefined ? undefined : formatLength(heightMillimeters, language),
    weight: weightGrams === undefined ? undefined : formatWeight(weightGrams, language),
  }
}

/** Puts a comment under the product. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const marketplace = marketplaceIn(context)
  const productId = idFrom(params.id)
  await or404(requireProduct(marketplace, productId))
  const form = await readForm(request)
  const reading = readCommentForm(form)
  if (reading.outcome === 'invalid') return data<CommentAnswer>(reading, { status: 422 })
  const comment = { productId, ...reading.comment, isSuspicious: looksAutomatic(form, context) }
  return orTooMany(or404(postComment(marketplace, comment)).then((): CommentAnswer => ({ outcome: 'posted' })))
}

/** A refusal says in its head when to come back. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orUnreachable(serverAction())
}

export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const { product } = loaderData
  return (
    <>
      <PageHeadOf product={product} />
      <ProductFacts product={product} />
      {/* Another product is another page: nothing chosen for this one holds there. */}
      <ProductView key={product.id} {...loaderData} answer={actionData} />
    </>
  )
}

function PageHeadOf({ product }: { product: Product }) {
  const words = useMessages(productMessages)
  const [picture] = product.pictures
  return (
    <PageHead
      title={words.titleOf(product.name, product.store.name)}
      description={summaryOf(product.description)}
      canonical={`/product/${product.id}`}
      picture={picture}
      type="product"
    />
  )
}
