import { type FormEvent, type RefObject, useRef } from 'react'
import { isInStock, type Product } from '#domain/catalog/product.ts'
import { commonMessages } from '#messages/common.ts'
import { productMessages } from '#messages/product.ts'
import { ColorChoice } from '../../goods/color-choice.tsx'
import { Price } from '../../goods/price.tsx'
import { SizeChoice } from '../../goods/size-choice.tsx'
import { useMessages } from '../../text/messages.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { HeartButton } from '../heart-button.tsx'
import { useOutOfSight } from './buy-bar.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'
import type { Choice } from './use-choice.ts'

interface BuyBoxProps {
  readonly product: Product
  readonly choice: Choice
  /** The button that puts the choice into the cart. */
  readonly buyButton: RefObject<HTMLButtonElement | null>
  /** What shows the name and the price. */
  readonly header: RefObject<HTMLElement | null>
}

/**
 * Size, colour, quantity, and into the cart. The cart is kept in the browser and needs script; without one the same form
 * leads with this one piece straight to the checkout.
 */
export function BuyBox({ product, choice, buyButton, header }: BuyBoxProps) {
  const common = useMessages(commonMessages)
  const words = useMessages(productMessages)
  const stockRemark = useStockRemark(choice)
  const isAvailable = isInStock(product)
  const end = useRef<HTMLDivElement>(null)
  const isHeaderOut = useOutOfSight(header)
  const isEndOut = useOutOfSight(end)
  const [[size], [color]] = [product.sizes, product.colors]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    choice.addToCart()
  }
  return (
    <form method="get" action="/checkout" onSubmit={submit} className="space-y-5 max-md:contents">
      <input type="hidden" name="product" value={product.id} />
      {product.colors.length === 1 && <input type="hidden" name="color" value={color?.id} />}
      {product.sizes.length === 1 && <input type="hidden" name="size" value={size?.id} />}
      <SizeChoice sizes={product.sizes} choice={choice} isRequired />
      <ColorChoice colors={product.colors} choice={choice} />
      {isAvailable ? (
        <div className="print:hidden">
          <QuantityStepper
            quantity={choice.quantity}
            most={choice.most}
            onChange={choice.chooseQuantity}
            remark={stockRemark}
          />
        </div>
      ) : (
        <p className="max-w-md text-ink-soft">{words.soldOutText}</p>
      )}
      <div className="stuck-row z-20 print:hidden">
        <PriceWithName product={product} isShown={isAvailable && isHeaderOut && isEndOut} />
        {isAvailable && (
          <noscript className="block">
            <Button type="submit" className="min-h-13 w-full text-lg">
              {words.orderThisPiece}
            </Button>
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
            {isAvailable ? common.addToCart : words.soldOut}
          </Button>
          <HeartButton product={{ ...product, pictures: choice.pictures }} isLarge />
        </div>
      </div>
      <div ref={end} />
      {isAvailable && (
        <noscript className="block">
          <Notice tone="info">{words.orderThisPieceText}</Notice>
        </noscript>
      )}
    </form>
  )
}

/** Stands on the button that sticks to the edge of a phone while the heading with both has been scrolled away. */
function PriceWithName({ product, isShown }: { product: Product; isShown: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={`pointer-events-none absolute inset-x-0 bottom-full border-sand-deep border-t bg-limestone pt-2 transition-opacity md:hidden ${isShown ? '' : 'opacity-0'}`}
    >
      <div className="page flex items-baseline justify-between gap-4">
        <p className="min-w-0 truncate text-sm">
          <bdi>{product.name}</bdi>
        </p>
        <Price
          regularPrice={product.regularPrice}
          promotionalPrice={product.promotionalPrice}
          className="shrink-0 text-[min(1.125rem,6vw)] leading-tight"
        />
      </div>
    </div>
  )
}

/** Why there can be no more pieces, once somebody wants more or has them all. */
function useStockRemark({ size, isBeyondStock, most, inCart }: Choice): string | undefined {
  const words = useMessages(productMessages)
  if (!size || !(isBeyondStock || most === 0)) return undefined
  return inCart > 0 ? words.beyondStockWithCart(size.stock, inCart) : words.beyondStock(size.stock)
}
