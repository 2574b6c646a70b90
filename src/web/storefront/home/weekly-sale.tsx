import { useEffect, useState } from 'react'
import { isInStock } from '#domain/catalog/product.ts'
import { commonMessages as common } from '#page-messages/common.ts'
import { homeMessages } from '#page-messages/home.ts'
import { productPath, storePath } from '#web/paths/storefront-paths.ts'
import { canAddWithoutChoice, type ProductOnCard } from '#web/product-display/base-product-card.tsx'
import { Price } from '#web/product-display/price.tsx'
import { ResponsivePicture } from '#web/product-display/responsive-picture.tsx'
import { useIsHydrated } from '#web/storefront/browser/browser-state.ts'
import { serverTime } from '#web/storefront/browser/server-time.ts'
import { CardAction } from '#web/storefront/components/product-card.tsx'
import { LocalText } from '#web/text/local-text.tsx'
import { PageButton, PageLink } from '#web/ui/page-link.tsx'
import { ZelligeBand } from '#web/ui/zellige.tsx'
import { remainingTime } from './remaining-time.ts'

interface WeeklySaleProps {
  readonly product: ProductOnCard
  readonly now: Date
  readonly endsAt: Date
  readonly endsOn: string
}

/** The product of the weekly promotion, with its countdown. */
export function WeeklySale({ product, ...times }: WeeklySaleProps) {
  const { weeklySale } = homeMessages
  const [picture] = product.pictures
  const path = productPath(product.id)
  return (
    <section aria-labelledby="weekly-sale" className="mt-14 bg-sand/60 sm:mt-28">
      <ZelligeBand className="h-3 text-door/40" />
      <div className="page grid grid-cols-1 items-center gap-7 py-10 sm:py-18 md:grid-cols-2 lg:gap-24">
        <PageLink
          to={path}
          tabIndex={-1}
          aria-hidden="true"
          className="arch mx-auto block w-full max-w-sm lg:ms-0 lg:max-w-[30rem]"
        >
          {picture && (
            <ResponsivePicture
              picture={{ ...picture, alt: '' }}
              sizes="(min-width: 64rem) 30rem, (min-width: 48rem) 24rem, min(100vw - 2.5rem, 24rem)"
              className="aspect-4/5 size-full object-cover"
            />
          )}
        </PageLink>
        <div>
          <h2 id="weekly-sale" className="font-medium font-sans text-clay text-lg">
            {weeklySale.heading}
          </h2>
          <h3 className="mt-2 text-4xl sm:text-5xl md:text-4xl lg:text-5xl">
            <PageLink to={path} className="hover:text-door">
              <LocalText text={product.name} language={product.languageOf?.name} />
            </PageLink>
          </h3>
          <p className="mt-3 text-ink-soft">
            {weeklySale.by}{' '}
            <PageLink
              to={storePath(product.store.id)}
              className="font-semibold text-door underline decoration-door/40 underline-offset-4 hover:decoration-door"
            >
              <LocalText text={product.store.name} language={product.store.languageOf?.name} />
            </PageLink>
          </p>
          <Price product={product} showsDiscount className="mt-5 text-3xl" />
          <div className="mt-7">
            <Countdown {...times} />
          </div>
          <div className="mt-8 flex flex-wrap sm:max-w-89 gap-3 *:flex-1">
            <SaleActions product={product} path={path} />
          </div>
        </div>
      </div>
    </section>
  )
}

/** Adds to the cart when there is nothing to choose; otherwise links to the product page. */
function SaleActions({ product, path }: { product: ProductOnCard; path: string }) {
  const { weeklySale } = homeMessages
  const isChosen = canAddWithoutChoice(product)
  return (
    <>
      {(isChosen || !isInStock(product)) && (
        <CardAction product={product} variant="primary" className="whitespace-nowrap" />
      )}
      <PageButton
        to={path}
        aria-label={common.chooseFor(weeklySale.seePiece, product.name)}
        variant={isChosen ? 'outline' : 'primary'}
        className="whitespace-nowrap"
      >
        {weeklySale.seePiece}
      </PageButton>
    </>
  )
}

interface CountdownProps {
  /** When the page was rendered, by the server's clock. */
  readonly now: Date
  readonly endsAt: Date
  /** The end as text. */
  readonly endsOn: string
}

/** Counts down to the end of a promotion in seconds, and then says that it has ended. */
function Countdown({ now, endsAt, endsOn }: CountdownProps) {
  const { weeklySale } = homeMessages
  const remaining = remainingTime(endsAt.getTime() - useServerTime(now))
  return (
    <div className={remaining ? '' : 'border-door border-s-2 ps-4'}>
      <p role="status" className="font-display font-semibold text-2xl">
        {!remaining && weeklySale.ended}
      </p>
      {remaining ? (
        <TimeLeft {...remaining} {...{ endsAt, endsOn }} />
      ) : (
        <p className="mt-1 text-ink-soft">{weeklySale.endedText}</p>
      )}
    </div>
  )
}

type TimeLeftProps = NonNullable<ReturnType<typeof remainingTime>> & Pick<CountdownProps, 'endsAt' | 'endsOn'>

function TimeLeft({ days, hours, minutes, seconds, endsAt, endsOn }: TimeLeftProps) {
  const { weeklySale } = homeMessages
  return (
    <>
      <div role="timer" aria-live="off" aria-label={weeklySale.timeLeft} className="flex gap-2 sm:gap-3">
        <TimeUnit count={days} unit={weeklySale.days(days)} />
        <TimeUnit count={hours} unit={weeklySale.hours(hours)} />
        <TimeUnit count={minutes} unit={weeklySale.minutes(minutes)} />
        <TimeUnit count={seconds} unit={weeklySale.seconds(seconds)} />
      </div>
      <p className="mt-3 text-ink-soft text-sm">
        {weeklySale.endsOn} <time dateTime={endsAt.toISOString()}>{endsOn}</time> {weeklySale.inTunis}
      </p>
    </>
  )
}

function TimeUnit({ count, unit }: { count: number; unit: string }) {
  return (
    <p className="min-w-0 max-w-18 flex-1 rounded-card bg-limestone py-3 text-center shadow-card sm:max-w-20">
      <span className="block font-display font-semibold text-3xl tabular-nums leading-none">
        {String(count).padStart(2, '0')}
      </span>{' '}
      <span className="mt-1.5 block text-ink-soft text-xs">{unit}</span>
    </p>
  )
}

const tickMilliseconds = 1000

/** Returns the server's time in milliseconds since 1970, updated each second; until hydration the time of rendering. */
function useServerTime(madeAt: Date): number {
  const isHydrated = useIsHydrated()
  const [now, setNow] = useState(() => (isHydrated ? serverTime() : madeAt.getTime()))

  useEffect(() => {
    const tick = () => setNow(serverTime())
    tick()
    const timer = setInterval(tick, tickMilliseconds)
    return () => clearInterval(timer)
  }, [])

  return now
}
