import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { formatPrice } from '#domain/money.ts'
import { addedMessages } from '#messages/added.ts'
import { useMessages } from '../../text/messages.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageButton } from '../../ui/page-link.tsx'
import { countPieces, totalsOfCart } from './cart.ts'
import { storedCart } from './cart-storage.ts'
import { onAdded, timesAdded } from './just-added.ts'

const shownMilliseconds = 8000

/** Pages that show the cart themselves, or what has become of it. */
const needless = /^\/(cart|checkout|success)$/

/**
 * Leads to the cart right after something was put into it: at the bottom of a phone's screen, above the buy bar of a
 * product, and under the cart of the bar at the top on wide ones. Goes by itself, but not while somebody is at it, and
 * gives way to the footer.
 */
export function AddedBar() {
  const words = useMessages(addedMessages)
  const times = useSyncExternalStore(onAdded, timesAdded)
  const [dismissed, setDismissed] = useState(0)
  const [isHeld, setIsHeld] = useState(false)
  const cart = storedCart.use()
  const { pathname } = useLocation()
  const isShown = times > dismissed && cart.length > 0 && !needless.test(pathname)
  const isAtFooter = useFooterInSight(isShown)

  useEffect(() => {
    if (!isShown || isHeld) return
    const timer = setTimeout(() => setDismissed(times), shownMilliseconds)
    return () => clearTimeout(timer)
  }, [isShown, isHeld, times])

  return (
    <div className="print:hidden">
      <p role="status" className="sr-only">
        {isShown && words.inCart(countPieces(cart))}
      </p>
      {isShown && (
        <section
          data-added-bar
          aria-label={words.added}
          onPointerEnter={() => setIsHeld(true)}
          onPointerLeave={() => setIsHeld(false)}
          onFocus={() => setIsHeld(true)}
          onBlur={() => setIsHeld(false)}
          className={`added-bar fixed inset-x-0 bottom-0 z-30 flex flex-wrap items-center gap-x-3 gap-y-1 border-sand-deep border-t bg-white ps-5 pe-2 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-float motion-safe:animate-rise md:inset-x-auto md:end-6 md:top-20 md:bottom-auto md:rounded-2xl md:border md:py-2 ${isAtFooter ? 'max-md:hidden' : ''}`}
        >
          <p className="flex-auto leading-tight">
            <span className="block text-sm">{words.inCart(countPieces(cart))}</span>
            <span className="whitespace-nowrap font-semibold tabular-nums">
              {formatPrice(totalsOfCart(cart).subtotal)}
            </span>
          </p>
          <PageButton to="/cart" variant="secondary" className="px-5">
            {words.viewCart}
          </PageButton>
          <button
            type="button"
            aria-label={words.dismiss}
            onClick={() => setDismissed(times)}
            className="grid size-11 place-items-center rounded-full text-ink-soft hover:bg-sand"
          >
            <Icon name="close" />
          </button>
        </section>
      )}
    </div>
  )
}

function useFooterInSight(isWanted: boolean): boolean {
  const [isInSight, setIsInSight] = useState(false)
  useEffect(() => {
    const footer = document.querySelector('body > footer')
    if (!isWanted || !footer) return
    const observer = new IntersectionObserver(([entry]) => setIsInSight(entry?.isIntersecting ?? false))
    observer.observe(footer)
    return () => observer.disconnect()
  }, [isWanted])
  return isInSight
}
