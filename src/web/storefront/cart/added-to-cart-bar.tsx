import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { addedMessages as texts } from '#page-messages/added.ts'
import { cartPath, checkoutPath, successPath } from '#web/paths/storefront-paths.ts'
import { formatPrice } from '#web/text/format.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PageButton } from '#web/ui/page-link.tsx'
import { countPieces, subtotalOf } from './cart.ts'
import { additionCount, onAddition } from './cart-additions.ts'
import { storedCart } from './cart-storage.ts'
import { replaceChosenAgain } from './choosing-again.ts'

const shownMilliseconds = 8000

/**
 * Links to the cart right after something was added: at the bottom on phones, above the buy bar of a product; under the
 * cart icon on wide screens. Disappears after a while, except while it is hovered or focused, and hides when the footer
 * is in view on phones.
 */
export function AddedToCartBar() {
  const count = useSyncExternalStore(onAddition, additionCount)
  const [dismissed, setDismissed] = useState(0)
  const [isHeld, setIsHeld] = useState(false)
  const cart = storedCart.use()
  const { pathname } = useLocation()
  // They show the cart or the placed order themselves.
  const isPageWithoutBar = [cartPath(), checkoutPath(), successPath()].includes(pathname)
  const isShown = count > dismissed && cart.length > 0 && !isPageWithoutBar
  const isAtFooter = useIsFooterInView(isShown)

  useEffect(() => {
    if (count > 0) replaceChosenAgain()
  }, [count])

  useEffect(() => {
    // A bar that goes while it is hovered or focused may get no event of its end.
    if (!isShown) setIsHeld(false)
    if (!isShown || isHeld) return
    const timer = setTimeout(() => setDismissed(count), shownMilliseconds)
    return () => clearTimeout(timer)
  }, [isShown, isHeld, count])

  return (
    // Not announced: the pop-up has said it.
    <div className="print:hidden">
      {isShown && (
        <section
          data-added-bar
          aria-label={texts.added}
          onPointerEnter={() => setIsHeld(true)}
          onPointerLeave={() => setIsHeld(false)}
          onFocus={() => setIsHeld(true)}
          onBlur={() => setIsHeld(false)}
          className={`added-bar fixed inset-x-0 bottom-0 z-30 flex flex-wrap items-center gap-x-3 gap-y-1 border-sand-deep border-t bg-white ps-5 pe-2 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-float motion-safe:animate-rise md:inset-x-auto md:end-6 md:top-20 md:bottom-auto md:rounded-2xl md:border md:py-2 ${isAtFooter ? 'max-md:hidden' : ''}`}
        >
          <p className="min-w-24 flex-1 leading-tight md:flex-auto">
            <span className="block text-sm">{texts.inCart(countPieces(cart))}</span>
            <span className="whitespace-nowrap font-semibold tabular-nums">{formatPrice(subtotalOf(cart))}</span>
          </p>
          <PageButton to={cartPath()} variant="secondary" className="px-4!">
            {texts.viewCart}
          </PageButton>
          <button
            type="button"
            aria-label={texts.dismiss}
            onClick={() => setDismissed(count)}
            className="icon-button text-ink-soft hover:bg-sand"
          >
            <Icon name="close" />
          </button>
        </section>
      )}
    </div>
  )
}

function useIsFooterInView(isEnabled: boolean): boolean {
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    const footer = document.querySelector('body > footer')
    if (!isEnabled || !footer) return
    const observer = new IntersectionObserver(([entry]) => setIsInView(entry?.isIntersecting ?? false))
    observer.observe(footer)
    return () => observer.disconnect()
  }, [isEnabled])
  return isInView
}
