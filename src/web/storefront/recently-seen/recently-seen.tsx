import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { Product } from '#domain/catalog/product.ts'
import { recentlySeenMessages as messages } from '#page-messages/recently-seen.ts'
import type { ProductOnCard } from '#web/product-display/base-product-card.tsx'
import { cardOf, ProductCard } from '#web/storefront/components/product-card.tsx'
import { type CurrentProduct, useCurrentProducts } from '#web/storefront/profile/use-current-products.ts'
import { storedRecentlySeen, withSeen } from './recently-seen-storage.ts'

interface RecentlySeenProps {
  /** The product of the page, which joins the list and is not shown in it. */
  readonly product?: Product
  /** While the store of that product is closed: when it is back, in words. */
  readonly backOn?: string | undefined
  /** Whether it stands in the column of a page, not below it. */
  readonly isInColumn?: boolean
}

/** The products that this browser has shown, as they are in the catalog now. Only the browser knows the list. */
export default function RecentlySeen({ product, backOn, isInColumn = false }: RecentlySeenProps) {
  const productId = product?.id
  const ids = storedRecentlySeen.use().filter((id) => id !== productId)
  const shown = useMemo(() => product && cardOf(product, backOn), [product, backOn])
  const [isCleared, setIsCleared] = useState(false)
  const notice = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    if (productId !== undefined) storedRecentlySeen.change((ids) => withSeen(ids, productId))
  }, [productId])

  // The button that was pressed is gone.
  useEffect(() => {
    if (isCleared) notice.current?.focus({ preventScroll: true })
  }, [isCleared])

  const clear = () => {
    storedRecentlySeen.change(() => [])
    setIsCleared(true)
  }
  const column = isInColumn ? '' : 'page'
  return (
    <>
      {ids.length > 0 && <SeenProducts ids={ids} shown={shown} className={column} onClear={clear} />}
      <p
        ref={notice}
        role="status"
        tabIndex={-1}
        className={`${column} text-ink-soft outline-none not-empty:mt-16 print:hidden`}
      >
        {isCleared && ids.length === 0 && messages.cleared}
      </p>
    </>
  )
}

interface SeenProductsProps {
  readonly ids: readonly number[]
  readonly shown: ProductOnCard | undefined
  readonly className: string
  readonly onClear: () => void
}

/** Takes its place at once and loads the products when it is near the screen. */
function SeenProducts({ ids, shown: ofPage, className, onClear }: SeenProductsProps) {
  const section = useRef<HTMLElement>(null)
  const isNear = useIsNear(section)
  const { currentOf, isUnreachable } = useSeenProducts(ids, isNear, ofPage)
  const shown = ids.flatMap((id) => {
    const current = currentOf(id)
    return current === 'gone' ? [] : [{ id, current }]
  })
  if (isUnreachable || shown.length === 0) return null
  return (
    <section ref={section} aria-labelledby="recently-seen" className={`${className} mt-16 sm:mt-20 print:hidden`}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id="recently-seen" className="text-3xl">
          {messages.heading}
        </h2>
        <button
          type="button"
          onClick={onClear}
          className="inline-flex min-h-11 items-center font-semibold text-door underline-offset-4 hover:underline"
        >
          {messages.clear}
        </button>
      </div>
      <p className="text-ink-soft text-sm">{messages.onlyHere}</p>
      <ul className="mt-5 card-strip sm:gap-6">
        {shown.map(({ id, current }) => (
          <li key={id} className="w-40 sm:w-52">
            <SeenProduct current={current} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function SeenProduct({ current }: { current: Exclude<CurrentProduct, 'gone'> }) {
  if (current) return <ProductCard product={current} sizes="(min-width: 40rem) 13rem, 10rem" />
  return (
    <div aria-hidden="true">
      <div className="aspect-4/5 rounded-card bg-sand/60" />
      <div className="mt-3 h-36" />
    </div>
  )
}

/** How long products are shown on further pages as they were found. */
const keptMilliseconds = 60_000

type Found = Exclude<CurrentProduct, undefined>

/**
 * What was found of products and when, until the document is left. The list bounds it, so no more are kept than it has.
 */
let kept: ReadonlyMap<number, { readonly current: Found; readonly at: number }> = new Map()

/**
 * Returns products as they are in the catalog now, or were at most a minute ago on another page: only the others are
 * fetched, when `isNear`. Keeps `shown`, the product of the page, for the next one.
 */
function useSeenProducts(ids: readonly number[], isNear: boolean, shown: ProductOnCard | undefined) {
  const [before] = useState(freshlyKept)
  const fetched = ids.filter((id) => !before.has(id)).map((productId) => ({ productId }))
  const { currentOf: fetchedOf, isUnreachable } = useCurrentProducts(isNear ? fetched : [])
  const currentOf = (id: number) => before.get(id)?.current ?? fetchedOf(id)

  useEffect(() => {
    const currents = [...ids.map((id) => [id, currentOf(id)] as const), ...(shown ? [[shown.id, shown] as const] : [])]
    kept = new Map(currents.flatMap(([id, current]) => (current ? [[id, keptSince(id, current)] as const] : [])))
  })
  return { currentOf, isUnreachable }
}

/** The time stays that of when this was found, however often the page renders. */
function keptSince(id: number, current: Found) {
  const known = kept.get(id)
  return known?.current === current ? known : { current, at: Date.now() }
}

function freshlyKept(): typeof kept {
  const now = Date.now()
  return new Map([...kept].filter(([, { at }]) => now - at < keptMilliseconds))
}

/** How far below the screen something counts as near, so that it has loaded when it is scrolled to. */
const nearPixels = 600

/** Returns whether an element has been near the screen. */
function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!element.current || isNear) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: `${nearPixels}px 0px`,
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isNear])
  return isNear
}
