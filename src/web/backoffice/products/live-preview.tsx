import { isInStock, type Product, picturesOfColor } from '#domain/catalog/product.ts'
import { commonMessages } from '#messages/common.ts'
import { CardFace, isAddedAtOnce, SoldOut, useChoiceWords } from '../../goods/card-face.tsx'
import { ColorChoice } from '../../goods/color-choice.tsx'
import { ShopPicture } from '../../goods/picture.tsx'
import { ProductHeader } from '../../goods/product-header.tsx'
import { SizeChoice } from '../../goods/size-choice.tsx'
import { usePartChoice } from '../../goods/use-part-choice.ts'
import { useMessages } from '../../text/messages.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'

interface LivePreviewProps {
  readonly id: string
  readonly product: Product
  /** Whether it lies over the form, on screens too narrow for both. */
  readonly isOpen: boolean
  readonly onClose: () => void
}

/**
 * The product as visitors would meet it. Beside the form where there is room; on a phone it is laid over the form when
 * asked for, and without script it stands under it. It is only to be looked at: nothing in it can be pressed.
 */
export function LivePreview({ id, product, isOpen, onClose }: LivePreviewProps) {
  const { preview } = useOfficeMessages().products
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
          className="-me-2 -mt-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-sand lg:hidden noscript:hidden"
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
        className="mt-2 flex min-h-0 gap-5 overflow-auto overscroll-contain lg:mt-4 lg:flex-col"
      >
        <figure inert className="w-36 shrink-0 lg:w-44">
          <figcaption className="mb-2 text-ink-soft text-sm">{preview.inLists}</figcaption>
          <CardFace product={product} corner={<Heart />} action={<Action product={product} />} />
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
    <span className="absolute end-1.5 top-1.5 grid size-11 place-items-center rounded-full bg-white/90 bg-clip-content p-1 text-ink">
      <Icon name="heart" className="size-5" />
    </span>
  )
}

function Action({ product }: { product: Product }) {
  const common = useMessages(commonMessages)
  const choiceOf = useChoiceWords()
  if (!isInStock(product)) return <SoldOut />
  return (
    <span className={buttonClass('outline', 'w-full text-sm')}>
      {isAddedAtOnce(product) ? common.addToCart : choiceOf(product)}
    </span>
  )
}

/** The page as on a phone, a little smaller. */
function PageHead({ product }: { product: Product }) {
  const choice = usePartChoice(product)
  return (
    <div className="space-y-6 [zoom:0.8]">
      <ul className="flex snap-x gap-2 overflow-hidden">
        {picturesOfColor(product.pictures, choice.color?.id).map((picture) => (
          <li key={picture.fileName} className="w-40 shrink-0 lg:w-26">
            <ShopPicture picture={picture} sizes="10rem" className="aspect-4/5 w-full rounded-card object-cover" />
          </li>
        ))}
      </ul>
      <ProductHeader product={product} size={choice.size} />
      {product.description && (
        <p dir="auto" className="line-clamp-4 whitespace-pre-line">
          {product.description}
        </p>
      )}
      <SizeChoice sizes={product.sizes} choice={choice} />
      <ColorChoice colors={product.colors} choice={choice} />
    </div>
  )
}
