import { promisedTime } from '#domain/orders/delivery/promised-time.ts'
import type { PaymentMethod } from '#domain/payment-method.ts'
import { successMessages as success } from '#page-messages/success.ts'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { homePath, orderPath, shopPath } from '#web/paths/storefront-paths.ts'
import { useIsHydratedDeferred } from '#web/storefront/browser/use-is-hydrated-deferred.ts'
import { LoadingPlaceholder } from '#web/storefront/components/loading-placeholder.tsx'
import { PhoneLink } from '#web/storefront/components/phone-link.tsx'
import { PageHead } from '#web/storefront/seo/page-head.tsx'
import { formatPrice } from '#web/text/format.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PageButton } from '#web/ui/page-link.tsx'
import { ZelligeBand } from '#web/ui/zellige.tsx'
import { useSaleTerms } from '#web/use-sale-terms.ts'
import { type LastOrder, storedLastOrder } from './last-order-storage.ts'

export default function SuccessPage() {
  const isHydrated = useIsHydratedDeferred()
  return (
    <div className="page max-w-3xl min-h-[calc(100dvh-4.5rem)] py-10 sm:py-16">
      <PageHead title={success.title} description={success.description} isUnlisted />
      {isHydrated ? (
        <LastOrderShown />
      ) : (
        <>
          {/* Without script only: the heading with script depends on browser storage. */}
          <noscript>{import.meta.env.SSR && <h1 className="text-4xl sm:text-5xl">{success.title}</h1>}</noscript>
          <LoadingPlaceholder />
        </>
      )}
    </div>
  )
}

function LastOrderShown() {
  const order = storedLastOrder.use()
  return (
    <div className="text-center">
      <h1 className="text-4xl sm:text-5xl">{order ? success.heading : success.noOrder}</h1>
      <p className="mx-auto mt-3 max-w-lg text-balance text-ink-soft text-lg">
        {order ? success.text : success.noOrderText}
        {order?.isRequest && ` ${success.requestText}`}
        {order?.isChangedTooLate && ` ${success.tooLateText}`}
      </p>
      {order && (
        <>
          <OrderTicket order={order} />
          <NextSteps order={order} />
        </>
      )}
      <CallUs isAfterOrder={order !== undefined} />
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <PageButton to={shopPath()}>{success.toShop}</PageButton>
        <PageButton to={homePath()} variant="outline">
          {success.toHome}
        </PageButton>
      </div>
    </div>
  )
}

/** The phone number for questions about an order. */
function CallUs({ isAfterOrder }: { isAfterOrder: boolean }) {
  const { exchangeDays } = useSaleTerms()
  return (
    <div className="mt-10">
      {isAfterOrder && <p>{success.exchange(exchangeDays)}</p>}
      <PhoneLink />
    </div>
  )
}

/** The order number and the total. */
function OrderTicket({ order }: { order: LastOrder }) {
  return (
    <section className="card mx-auto mt-8 max-w-md overflow-hidden">
      <ZelligeBand className="h-3 text-door/40" />
      <dl className="px-6 py-7">
        <dt className="text-ink-soft">{success.number}</dt>
        <dd className="mt-1 select-all font-display font-semibold text-3xl text-door tabular-nums sm:text-4xl">
          <OrderNumbers in={order.number} />
        </dd>
        <dd className="mt-2 text-ink-soft text-sm">{success.keepNumber}</dd>
        <dt className="mt-5 border-sand border-t pt-5 text-ink-soft">{success.total}</dt>
        <dd className="mt-1 font-semibold text-xl tabular-nums">{formatPrice(order.total)}</dd>
      </dl>
      <p className="px-6 pb-7">
        <PageButton to={orderPath(order.token)} prefetch="none" variant="secondary" className="w-full">
          {success.followOrder}
        </PageButton>
      </p>
    </section>
  )
}

interface Paying {
  readonly title: string
  text(total: string): string
}

/** Of each method, as its type demands. */
const payings: Readonly<Record<PaymentMethod, Paying>> = success.payments

function findPaying(payment: string): Paying | undefined {
  return Object.entries(payings).find(([method]) => method === payment)?.[1]
}

/** What happens until the parcel is delivered. */
function NextSteps({ order }: { order: LastOrder }) {
  const total = formatPrice(order.total)
  const { deliveryHours, payments } = useSaleTerms()
  const isPrepaid = payments.some(({ method, isPrepaid }) => method === order.payment && isPrepaid)
  const paying = findPaying(order.payment)
  const steps = [
    { icon: 'phone', title: success.callTitle, text: success.call(order.phone && unbroken(order.phone)) },
    { icon: 'truck', title: success.shipTitle, text: success.ship(promisedTime(deliveryHours, [order])) },
    ...(paying ? [{ icon: isPrepaid ? 'mail' : 'bag', title: paying.title, text: paying.text(total) } as const] : []),
    ...(order.email
      ? [{ icon: 'mail', title: success.emailTitle, text: <EmailStep email={order.email} /> } as const]
      : []),
  ] as const
  return (
    <section aria-labelledby="next-steps" className="mt-8 sm:mt-12">
      <h2 id="next-steps" className="text-2xl">
        {success.next}
      </h2>
      <ol className="mt-6 grid gap-6 text-start sm:grid-cols-2">
        {steps.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-4 sm:block">
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-sand text-door">
              <Icon name={icon} className="size-6" />
            </span>
            <div>
              <h3 className="font-sans font-semibold text-base sm:mt-3">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** An address breaks only where it is too long for a line, not at its hyphen. */
function EmailStep({ email }: { email: string }) {
  const [before, after] = success.email(email).split(email)
  return (
    <>
      {before}
      <bdi className="inline-block max-w-full break-words align-top">{email}</bdi>
      {after}
    </>
  )
}

/** Replaces spaces by no-break spaces. */
function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}
