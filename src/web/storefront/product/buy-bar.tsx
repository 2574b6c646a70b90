import type { RefObject } from 'react'
import type { Product } from '#domain/catalog/product.ts'
import { productMessages as messages } from '#page-messages/product.ts'
import { Price } from '#web/product-display/price.tsx'
import { LocalParagraph } from '#web/text/local-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { buyLabelOf } from './buy-box.tsx'
import { useOutOfSight } from './use-out-of-sight.ts'
import type { ProductChoice } from './use-product-choice.ts'

interface BuyBarProps {
  readonly product: Product
  readonly choice: ProductChoice
  /** The buy button of the page: while it is in view the bar is hidden. */
  readonly buyButton: RefObject<HTMLElement | null>
}

/**
 * Name, price and buy button, sticky at the bottom of the screen on phones. It sticks only within the page's content.
 */
export default function BuyBar({ product, choice, buyButton }: BuyBarProps) {
  const isNeeded = useOutOfSight(buyButton)
  return (
    <section
      data-buy-bar
      aria-label={messages.buyBar}
      inert={!isNeeded}
      className={`sticky bottom-0 z-20 border-sand-deep border-t bg-limestone shadow-float transition-transform duration-300 ease-soft md:hidden noscript:hidden print:hidden ${isNeeded ? '' : 'translate-y-full opacity-0'}`}
    >
      <div className="page flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))]">
        <div className="min-w-0 grow-999 basis-28">
          <LocalParagraph
            text={product.name}
            language={product.languageOf?.name}
            className="truncate align-with-page text-sm"
          />
          <Price product={choice.prices} isInBar className="text-[min(1.125rem,9vw)] leading-tight" />
        </div>
        <Button onClick={choice.addToCart} disabled={!choice.isAvailable} className="shrink-0 grow">
          {buyLabelOf(product, choice)}
        </Button>
      </div>
    </section>
  )
}
