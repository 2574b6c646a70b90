import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { isInStock, type Product } from '#domain/catalog/product.ts'
import { categoryMessages } from '#messages/en/categories.ts'
import { navigationMessages } from '#messages/en/layout.ts'
import { productMessages } from '#messages/en/product.ts'
import { productPath, shopPath, storePath } from '#web/paths/storefront-paths.ts'
import type { ProductOnCard } from '#web/product-display/base-product-card.tsx'
import { ProductHeader } from '#web/product-display/product-header.tsx'
import { Breadcrumbs } from '#web/storefront/components/breadcrumbs.tsx'
import type { StoreSummary } from '#web/storefront/components/store-summary.ts'
import { useMessages } from '../../text/messages.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { BuyBar } from './buy-bar.tsx'
import { BuyBox } from './buy-box.tsx'
import type { CommentResult } from './comment-form.ts'
import { DeliveryDay, DeliveryDetails } from './delivery-details.tsx'
import { DescriptionExcerpt } from './description-excerpt.tsx'
import { MoreFromStore } from './more-from-store.tsx'
import { type CommentPage, ProductComments } from './product-comments.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { ProductStore } from './product-store.tsx'
import { type Measures, SpecificationTable } from './specification-table.tsx'
import { useProductChoice } from './use-product-choice.ts'

const shareLinks = () =>
  import('#web/storefront/components/share-links.tsx').then(({ ShareLinks }) => ({ default: ShareLinks }))

/** Works without script; browsers load its code after the first view. The server imports it eagerly. */
const ShareLinks = import.meta.env.SSR ? (await shareLinks()).default : lazy(shareLinks)

interface ProductViewProps {
  readonly product: Product
  /** The formatted day of delivery when the order is confirmed today. */
  readonly deliveryDay: string
  readonly measures: Measures
  readonly comments: CommentPage
  readonly storeSummary: StoreSummary
  /** Other products of the store. */
  readonly others: readonly ProductOnCard[]
  /** The result of a comment that was sent without script. */
  readonly result: CommentResult | undefined
}

/** The content of the product page. */
export function ProductView({
  product,
  deliveryDay,
  measures,
  comments,
  others,
  storeSummary,
  result,
}: ProductViewProps) {
  const navigation = useMessages(navigationMessages)
  const categoryNames = useMessages(categoryMessages)
  const messages = useMessages(productMessages)
  const [tab, selectTab] = useTab(result ? 'comments' : 'description')
  const choice = useProductChoice(product)
  const buyButton = useRef<HTMLButtonElement>(null)
  const header = useRef<HTMLDivElement>(null)
  return (
    <>
      <div className="page sm:pt-4">
        <Breadcrumbs
          trail={[
            { name: navigation.shop, path: shopPath() },
            { name: categoryNames[product.category], path: shopPath({ category: product.category }) },
          ]}
          here={product.name}
        />
        <div className="md:mt-4 md:grid md:grid-cols-2 md:grid-rows-[auto_1fr] md:items-start md:gap-x-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,29rem)] lg:gap-x-14">
          <div className="first-view">
            <ProductGallery name={product.name} pictures={choice.pictures} all={product.pictures} />
            <div ref={header} className="mt-3 min-w-0 md:mt-0">
              <ProductHeader product={product} size={choice.size}>
                {isInStock(product) && <DeliveryDay day={deliveryDay} />}
              </ProductHeader>
            </div>
          </div>
          <div className="min-w-0 space-y-5 max-md:contents md:col-start-2 md:mt-2">
            <p className="flex flex-wrap items-center gap-x-5 max-md:mt-2">
              <PageLink
                to={storePath(product.store.id)}
                className="inline-flex min-h-11 items-center font-semibold text-door text-sm underline-offset-4 hover:underline"
              >
                {product.store.name}
              </PageLink>
              <PageLink
                to="#comments"
                onClick={() => selectTab('comments')}
                className="inline-flex min-h-11 items-center text-ink-soft text-sm underline decoration-sand-deep underline-offset-4 hover:text-door print:hidden"
              >
                {messages.commentCount(comments.total)}
              </PageLink>
            </p>
            <DescriptionExcerpt description={product.description} />
            <BuyBox product={product} choice={choice} buyButton={buyButton} header={header} />
            {isInStock(product) && <DeliveryDetails />}
            <ProductStore store={storeSummary} />
            <Suspense>
              <ShareLinks title={product.name} path={productPath(product.id)} />
            </Suspense>
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
                content: <Description product={product} measures={measures} />,
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
      <MoreFromStore store={product.store} others={others} />
      {isInStock(product) && <BuyBar product={product} onBuy={choice.addToCart} buyButton={buyButton} />}
    </>
  )
}

function Description({ product, measures }: Pick<ProductViewProps, 'product' | 'measures'>) {
  return (
    <div className="grid gap-10 lg:grid-cols-[1fr_26rem] lg:items-start lg:gap-16">
      <p dir="auto" className="max-w-prose whitespace-pre-line text-lg leading-relaxed">
        {product.description}
      </p>
      <SpecificationTable product={product} measures={measures} />
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
