import { isInStock, type Product, picturesOfColor } from '#domain/catalog/product.ts'
import { hasSeveralPrices } from '#domain/catalog/variant.ts'
import { productsMessages } from '#page-messages/backoffice/products.ts'
import { commonMessages as common } from '#page-messages/common.ts'
import {
  BaseProductCard,
  canAddWithoutChoice,
  chooseLabelOf,
  SoldOut,
} from '#web/product-display/base-product-card.tsx'
import { ColorChoice } from '#web/product-display/color-choice.tsx'
import { ProductHeader } from '#web/product-display/product-header.tsx'
import { ResponsivePicture } from '#web/product-display/responsive-picture.tsx'
import { SizeChoice } from '#web/product-display/size-choice.tsx'
import { useOptionChoice } from '#web/product-display/use-option-choice.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface LivePreviewProps {
  readonly id: string
  readonly product: Product
  /** Whether it is open over the form, on screens too narrow for both. */
  readonly isOpen: boolean
  readonly onClose: () => void
}

/**
 * The product as visitors would see it: beside the form on wide screens, over the form on request on phones, below it
 * without JavaScript. It is inert.
 */
export default function LivePreview({ id, product, isOpen, onClose }: LivePreviewProps) {
  const { preview } = productsMessages
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      data-open={isOpen}
      className="flex flex-col rounded-2xl bg-limestone p-4 ring-1 ring-sand-deep max-lg:fixed max-lg:inset-x-3 max-lg:bottom-36 max-lg:z-20 max-lg:max-h-[58dvh] max-lg:shadow-float max-lg:data-[open=false]:hidden max-lg:noscript:static max-lg:noscript:max-h-none max-lg:noscript:data-[open=false]:flex lg:sticky lg:top-18 lg:max-h-[calc(100dvh-5.5rem)]"
    >
      <div className="flex items-start justify-between gap-3">
        <div>
          <h2 id={`${id}-heading`} className="text-xl">
            {preview.heading}
          </h2>
          <p className="mt-1 text-ink-soft text-sm noscript:hidden max-lg:sr-only">{preview.live}</p>
        </div>
        <button
          type="button"
          onClick={onClose}
          aria-label={preview.close}
          className="icon-button -me-2 -mt-2 shrink-0 hover:bg-sand lg:hidden noscript:hidden"
        >
          <Icon name="close" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: nothing is filled in here */}
      <div
        role="group"
        aria-labelledby={`${id}-heading`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and nothing in it takes the focus
        tabIndex={0}
        // Positioned, so that hidden inputs within it scroll with it.
        className="relative mt-2 flex min-h-0 gap-5 overflow-auto overscroll-contain lg:mt-4 lg:flex-col"
      >
        <figure inert className="w-36 shrink-0 lg:w-44">
          <figcaption className="mb-2 text-ink-soft text-sm">{preview.inLists}</figcaption>
          <BaseProductCard
            product={{ ...product, hasSeveralPrices: hasSeveralPrices(product) }}
            corner={<Heart />}
            action={<Action product={product} />}
          />
        </figure>
        <figure inert className="w-64 shrink-0 lg:w-full lg:border-sand-deep lg:border-t lg:pt-4">
          <figcaption className="mb-2 text-ink-soft text-sm">{preview.onItsPage}</figcaption>
          <PageHead product={product} />
        </figure>
      </div>
    </section>
  )
}

function Heart() {
  return (
    <span className="icon-button absolute end-1.5 top-1.5 bg-white/90 bg-clip-content p-1 text-ink">
      <Icon name="heart" className="size-5" />
    </span>
  )
}

function Action({ product }: { product: Product }) {
  if (!isInStock(product)) return <SoldOut product={product} />
  return (
    <span className={buttonClass('outline', 'w-full text-sm')}>
      {canAddWithoutChoice(product) ? common.addToCart : chooseLabelOf(product)}
    </span>
  )
}

/** The product page as on a phone, scaled down. */
function PageHead({ product }: { product: Product }) {
  const choice = useOptionChoice(product)
  return (
    <div className="space-y-6 [zoom:0.8]">
      <ul className="flex snap-x gap-2 overflow-hidden">
        {picturesOfColor(product.pictures, choice.color?.id).map((picture) => (
          <li key={picture.fileName} className="w-40 shrink-0 lg:w-26">
            <ResponsivePicture
              picture={picture}
              sizes="10rem"
              className="aspect-4/5 w-full rounded-card object-cover"
            />
          </li>
        ))}
      </ul>
      <ProductHeader product={product} choice={choice} />
      {product.description && (
        <p dir="auto" className="line-clamp-4 whitespace-pre-line">
          {product.description}
        </p>
      )}
      <SizeChoice product={product} choice={choice} />
      <ColorChoice product={product} choice={choice} />
    </div>
  )
}
