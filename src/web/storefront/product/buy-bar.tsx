import { type RefObject, useEffect, useState } from 'react'
import type { Product } from '#domain/catalog/product.ts'
import { commonMessages } from '#messages/common.ts'
import { productMessages } from '#messages/product.ts'
import { Price } from '../../goods/price.tsx'
import { useMessages } from '../../text/messages.ts'
import { Button } from '../../ui/button.tsx'

interface BuyBarProps {
  readonly product: Product
  readonly onBuy: () => void
  /** The buy button of the page: while it is in sight the bar is not needed. */
  readonly buyButton: RefObject<HTMLElement | null>
}

/** Name, price and button within thumb reach on phones. It sticks to the screen only as far as its page goes. */
export function BuyBar({ product, onBuy, buyButton }: BuyBarProps) {
  const common = useMessages(commonMessages)
  const words = useMessages(productMessages)
  const isNeeded = useOutOfSight(buyButton)
  return (
    <section
      data-buy-bar
      aria-label={words.buyBar}
      inert={!isNeeded}
      className={`sticky bottom-0 z-20 border-sand-deep border-t bg-limestone shadow-float transition-transform duration-300 ease-soft md:hidden noscript:hidden print:hidden ${isNeeded ? '' : 'translate-y-full opacity-0'}`}
    >
      <div className="page flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))]">
        <div className="min-w-0 grow-999 basis-28">
          <p className="truncate text-sm">
            <bdi>{product.name}</bdi>
          </p>
          <Price
            regularPrice={product.regularPrice}
            promotionalPrice={product.promotionalPrice}
            className="text-[min(1.125rem,9vw)] leading-tight"
          />
        </div>
        <Button onClick={onBuy} className="shrink-0 grow">
          {common.addToCart}
        </Button>
      </div>
    </section>
  )
}

/** Whether an element is off the screen, or behind the bar of the shop. */
export function useOutOfSight(element: RefObject<HTMLElement | null>): boolean {
  const [isOut, setIsOut] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(([entry]) => setIsOut(entry ? !entry.isIntersecting : false), {
      rootMargin: '-72px 0px 0px',
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isOut
}
