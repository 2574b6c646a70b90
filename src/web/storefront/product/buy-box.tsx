import { type FormEvent, type RefObject, useRef } from 'react'
import { useHref } from 'react-router'
import { isInStock, type Product } from '#domain/catalog/product.ts'
import { commonMessages as common } from '#page-messages/common.ts'
import { productMessages as messages } from '#page-messages/product.ts'
import { checkoutPath } from '#web/paths/storefront-paths.ts'
import { ColorChoice } from '#web/product-display/color-choice.tsx'
import { Price } from '#web/product-display/price.tsx'
import { SizeChoice } from '#web/product-display/size-choice.tsx'
import { soldOutTextOf } from '#web/product-display/stock-status.tsx'
import { FavoriteButton } from '#web/storefront/favorites/favorite-button.tsx'
import { LocalParagraph } from '#web/text/local-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'
import type { SupplyTexts } from './supply-texts.ts'
import { useOutOfSight } from './use-out-of-sight.ts'
import type { ProductChoice } from './use-product-choice.ts'

/** Height of the added-to-cart bar in pixels, which is placed above the buy button as long as it would cover it. */
const addedBarPixels = 64

interface BuyBoxProps {
  readonly product: Product
  readonly choice: ProductChoice
  readonly texts: SupplyTexts
  /** The button that adds to the cart. */
  readonly buyButton: RefObject<HTMLButtonElement | null>
  /** The header with name and price. */
  readonly header: RefObject<HTMLElement | null>
}

/**
 * Size, color, quantity and the button that adds to the cart. The cart needs script, so without it the same form leads
 * to the checkout with this one product (buy now).
 */
export function BuyBox({ product, choice, texts, buyButton, header }: BuyBoxProps) {
  const { isAvailable } = choice
  const end = useRef<HTMLDivElement>(null)
  const isHeaderOut = useOutOfSight(header)
  const isEndOut = useOutOfSight(end)
  const isNearEdge = useOutOfSight(end, addedBarPixels)
  const [[size], [color]] = [product.sizes, product.colors]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    choice.addToCart()
  }
  const checkout = useHref(checkoutPath())
  return (
    <form method="get" action={checkout} onSubmit={submit} className="space-y-5 max-md:contents">
      <input type="hidden" name="product" value={product.id} />
      {product.colors.length === 1 && <input type="hidden" name="color" value={color?.id} />}
      {product.sizes.length === 1 && <input type="hidden" name="size" value={size?.id} />}
      {/* Of a closed store nothing is sold out, and nothing can be chosen. */}
      {texts.backOn === undefined && (
        <>
          <SizeChoice product={product} choice={choice} isRequired />
          <ColorChoice product={product} choice={choice} />
        </>
      )}
      {isAvailable ? (
        <div className="print:hidden">
          <QuantityStepper
            quantity={choice.quantity}
            maxQuantity={choice.maxQuantity}
            onChange={choice.chooseQuantity}
            message={stockMessageOf(choice, texts.noMore)}
          />
        </div>
      ) : (
        <p className="max-w-md text-ink-soft">{unavailableText(product, choice, texts)}</p>
      )}
      <div data-near-edge={isNearEdge || undefined} className="stuck-row z-20 print:hidden">
        <PriceWithName product={product} choice={choice} isShown={isAvailable && isHeaderOut && isEndOut} />
        {isInStock(product) && (
          <noscript className="block">
            {import.meta.env.SSR && (
              <Button type="submit" className="min-h-13 w-full text-lg">
                {messages.buyNow}
              </Button>
            )}
          </noscript>
        )}
        <div className="flex gap-3 noscript:hidden">
          <Button
            ref={buyButton}
            variant={isAvailable ? 'primary' : 'outline'}
            onClick={choice.addToCart}
            disabled={!isAvailable}
            className="min-h-13 flex-1 text-lg"
          >
            {texts.backOn ?? buyLabelOf(product, choice)}
          </Button>
          <FavoriteButton product={{ ...product, pictures: choice.pictures }} isLarge />
        </div>
      </div>
      <div ref={end} />
      {isInStock(product) && (
        <noscript className="block max-md:mb-5">
          {import.meta.env.SSR && <Notice tone="info">{messages.buyNowText}</Notice>}
        </noscript>
      )}
    </form>
  )
}

/** Name and price above the sticky buy button on phones, while the header with both is out of view. */
function PriceWithName({ product, choice, isShown }: { product: Product; choice: ProductChoice; isShown: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={`pointer-events-none absolute inset-x-0 bottom-full border-sand-deep border-t bg-limestone pt-2 transition-opacity md:hidden ${isShown ? '' : 'opacity-0'}`}
    >
      <div className="page flex items-baseline justify-between gap-4">
        <LocalParagraph
          text={product.name}
          language={product.languageOf?.name}
          className="min-w-0 truncate align-with-page text-sm"
        />
        <Price product={choice.prices} isInBar className="shrink-0 text-[min(1.125rem,6vw)] leading-tight" />
      </div>
    </div>
  )
}

/** The label of the button that adds to the cart, which says why it does not. */
export function buyLabelOf(product: Product, { isAvailable, isAbsent }: ProductChoice): string {
  if (isAvailable) return common.addToCart
  return isAbsent && isInStock(product) ? messages.notMade : soldOutTextOf(product.supply)
}

/** Returns why a product, or what is chosen of it, cannot be ordered, and what to do. */
function unavailableText(product: Product, { isAbsent }: ProductChoice, texts: SupplyTexts): string {
  if (!isInStock(product)) return texts.soldOut
  return isAbsent ? texts.notTogether : texts.variantSoldOut
}

/** Returns a message when more pieces are wanted than are in stock, or when the cart holds them all. */
function stockMessageOf(
  { variant, stock, isBeyondStock, maxQuantity, inCart }: ProductChoice,
  noMore: string | undefined,
): string | undefined {
  if (!variant || !(isBeyondStock || maxQuantity === 0)) return undefined
  if (noMore !== undefined) return noMore
  return inCart > 0 ? messages.beyondStockWithCart(stock, inCart) : messages.beyondStock(stock)
}
