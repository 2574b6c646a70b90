import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { isInStock, type Product } from '#domain/catalog/product.ts'
import { offeredCategories } from '#domain/category.ts'
import { navigationMessages as navigation } from '#page-messages/layout.ts'
import { productMessages as messages } from '#page-messages/product.ts'
import { productPath, shopPath, storePath } from '#web/paths/storefront-paths.ts'
import type { ProductOnCard } from '#web/product-display/base-product-card.tsx'
import { ProductHeader } from '#web/product-display/product-header.tsx'
import { Breadcrumbs } from '#web/storefront/components/breadcrumbs.tsx'
import type { StoreSummary } from '#web/storefront/components/store-summary.ts'
import { LazyRecentlySeen } from '#web/storefront/recently-seen/lazy-recently-seen.ts'
import type { ShownRating, ShownReviews } from '#web/storefront/reviews/shown-review.ts'
import { LocalParagraph, LocalText } from '#web/text/local-text.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useCategories } from '#web/use-categories.ts'
import { BuyBox } from './buy-box.tsx'
import type { CommentResult } from './comment-form.ts'
import { DeliveryDay } from './delivery-day.tsx'
import { DescriptionExcerpt } from './description-excerpt.tsx'
import type { CommentPage } from './product-comments.tsx'
import { ProductGallery } from './product-gallery.tsx'
import type { SpecificationTableProps } from './specification-table.tsx'
import type { SupplyTexts } from './supply-texts.ts'
import { useProductChoice } from './use-product-choice.ts'

const ShareLinks = lazyPart(() =>
  import('#web/storefront/components/share-links.tsx').then(({ ShareLinks }) => ({ default: ShareLinks })),
)

/** It is shown only once the buy button is out of view, so nobody sees its HTML go when a choice comes before it. */
const BuyBar = lazyPart(() => import('./buy-bar.tsx'))

const DeliveryDetails = lazyPart(() => import('./delivery-details.tsx'))

const ProductStore = lazyPart(() => import('./product-store.tsx'))

const StockAlertOffer = lazyPart(() => import('#web/storefront/stock-alerts/stock-alert-offer.tsx'))

const MoreProducts = lazyPart(() => import('./more-products.tsx'))

const SpecificationTable = lazyPart(() => import('./specification-table.tsx'))

/** In the tab that is hidden at first. */
const ProductComments = lazyPart(() => import('./product-comments.tsx'))

interface ProductViewProps {
  readonly product: Product
  /** The beginning of the description. */
  readonly excerpt: string
  /** What is said of its delivery and of how the shop has it. */
  readonly supplyTexts: SupplyTexts
  readonly measures: SpecificationTableProps['measures']
  readonly comments: CommentPage
  readonly reviews: ShownReviews
  readonly storeSummary: StoreSummary
  /** Products that go with it. */
  readonly goesWith: readonly ProductOnCard[]
  /** Other products of the store, without those. */
  readonly others: readonly ProductOnCard[]
  /** The result of a comment that was sent without script. */
  readonly result: CommentResult | undefined
}

/** The content of the product page. */
export function ProductView({
  product,
  excerpt,
  supplyTexts,
  measures,
  comments,
  reviews,
  goesWith,
  others,
  storeSummary,
  result,
}: ProductViewProps) {
  const [tab, selectTab] = useTab(result ? 'comments' : 'description')
  const choice = useProductChoice(product)
  // Deferred, so that a choice before the code of the form has loaded keeps its HTML.
  const chosenVariant = useDeferredValue(choice.variant)
  const category = offeredCategories(useCategories()).find(({ slug }) => slug === product.category)
  const buyButton = useRef<HTMLButtonElement>(null)
  const header = useRef<HTMLDivElement>(null)
  return (
    <>
      <div className="page sm:pt-4">
        <Breadcrumbs
          trail={[
            { name: navigation.shop, path: shopPath() },
            ...(category ? [{ name: category.name, path: shopPath({ category: category.slug }) }] : []),
          ]}
          here={product.name}
          hereLanguage={product.languageOf?.name}
        />
        <div className="md:mt-4 md:grid md:grid-cols-2 md:grid-rows-[auto_1fr] md:items-start md:gap-x-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,29rem)] lg:gap-x-14">
          <div className="first-view">
            <ProductGallery name={product.name} pictures={choice.pictures} all={product.pictures} />
            <div ref={header} className="mt-3 min-w-0 md:mt-0">
              <ProductHeader product={product} choice={choice} places={supplyTexts.backOn ?? supplyTexts.places}>
                {isInStock(product) && <DeliveryDay {...supplyTexts} />}
              </ProductHeader>
            </div>
          </div>
          <div className="min-w-0 space-y-5 max-md:contents md:col-start-2 md:mt-2">
            <p className="flex flex-wrap items-center gap-x-5 max-md:mt-2">
              {reviews.rating && <Rating rating={reviews.rating} />}
              <PageLink
                to={storePath(product.store.id)}
                className="inline-flex min-h-11 items-center font-semibold text-door text-sm underline-offset-4 hover:underline"
              >
                <LocalText text={product.store.name} language={product.store.languageOf?.name} />
              </PageLink>
              <PageLink
                to="#comments"
                onClick={() => selectTab('comments')}
                className="inline-flex min-h-11 items-center text-ink-soft text-sm underline decoration-sand-deep underline-offset-4 hover:text-door print:hidden"
              >
                {messages.commentCount(comments.total)}
              </PageLink>
            </p>
            <DescriptionExcerpt
              excerpt={excerpt}
              description={product.description}
              language={product.languageOf?.description}
            />
            <BuyBox product={product} choice={choice} texts={supplyTexts} buyButton={buyButton} header={header} />
            {supplyTexts.backOn === undefined && product.variants.some(({ stock }) => stock <= 0) && (
              <StockAlertOffer product={product} variant={chosenVariant} />
            )}
            {isInStock(product) && <DeliveryDetails time={supplyTexts.deliveryTime} />}
            <ProductStore store={storeSummary} />
            <ShareLinks title={product.name} path={productPath(product.id)} />
          </div>
        </div>
        <div className="mt-14 sm:mt-20">
          <Tabs
            label={messages.about}
            selected={tab}
            onSelect={selectTab}
            tabs={[
              {
                id: 'description',
                name: messages.description,
                content: <Description product={product} measures={measures} backOn={supplyTexts.backOn} />,
              },
              {
                id: 'comments',
                name: messages.comments(comments.total),
                content: <ProductComments productId={product.id} comments={comments} result={result} />,
              },
            ]}
          />
        </div>
      </div>
      <MoreProducts
        store={product.store}
        productId={product.id}
        reviews={reviews}
        goesWith={goesWith}
        others={others}
      />
      <LazyRecentlySeen product={product} backOn={supplyTexts.backOn} />
      {isInStock(product) && <BuyBar product={product} choice={choice} buyButton={buyButton} />}
    </>
  )
}

/** Its words come with the data, so that the page loads none for it. */
function Rating({ rating: { label } }: { rating: ShownRating }) {
  return (
    <a href="#reviews" className="inline-flex min-h-11 items-center gap-1.5 text-sm underline-offset-4 hover:underline">
      <span aria-hidden="true" className="text-clay">
        ★
      </span>
      {label}
    </a>
  )
}

function Description({ product, ...specification }: SpecificationTableProps) {
  return (
    <div className="grid gap-10 lg:grid-cols-[1fr_26rem] lg:items-start lg:gap-16">
      <LocalParagraph
        text={product.description}
        language={product.languageOf?.description}
        className="max-w-prose whitespace-pre-line text-lg leading-relaxed"
      />
      <SpecificationTable product={product} {...specification} />
    </div>
  )
}

/** Returns the selected tab and a setter. A URL with `#comments` selects the comments and scrolls to them. */
function useTab(first: 'description' | 'comments') {
  const [tab, selectTab] = useState<string>(first)
  const { hash } = useLocation()
  useEffect(() => {
    if (hash !== '#comments') return
    selectTab('comments')
    requestAnimationFrame(() => document.getElementById('comments')?.scrollIntoView())
  }, [hash])
  return [tab, selectTab] as const
}
