import { useEffect, useState } from 'react'
import { data, PrefetchPageLinks } from 'react-router'
import { longestPreparation } from '#domain/orders/delivery/promised-time.ts'
import { placeOrder } from '#domain/orders/placing/place-order.ts'
import { checkoutMessages as checkout } from '#page-messages/checkout.ts'
import { formMessages as forms } from '#page-messages/forms.ts'
import { readForm } from '#web/forms/read-form.ts'
import { catchRateLimited } from '#web/http/catch-rate-limited.ts'
import { marketplaceIn } from '#web/page-context.ts'
import { cartPath, successPath } from '#web/paths/storefront-paths.ts'
import { useIsHydratedDeferred } from '#web/storefront/browser/use-is-hydrated-deferred.ts'
import { storedQuote, useCartTotals } from '#web/storefront/cart/quote-storage.ts'
import { LoadingPlaceholder } from '#web/storefront/components/loading-placeholder.tsx'
import { PageHead } from '#web/storefront/seo/page-head.tsx'
import { useIsOnline } from '#web/ui/connectivity.ts'
import { lazyModule, useLazyModule } from '#web/ui/lazy-module.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useSaleTerms } from '#web/use-sale-terms.ts'
import type { Route } from './+types/checkout-page'
import { getBuyNowOffer, listAlternatives, placeBuyNowOrder } from './buy-now.ts'
import { readBuyNowLine } from './buy-now-query.ts'
import { readCheckoutForm } from './checkout-form.ts'
import { CheckoutLayout } from './checkout-layout.tsx'
import { type CheckoutResponse, checkoutResponseOf } from './checkout-response.ts'
import { type Draft, saveDraft, storedDraft } from './draft-storage.ts'
import { FieldsHeading, OrderFields } from './order-fields.tsx'
import { isSentAgain, refusalOf } from './order-sending.ts'
import { OrderSummary } from './order-summary.tsx'
import { storedPendingOrder } from './pending-order-storage.ts'
import { sendOrder } from './send-order.ts'
import { usePlaceOrder } from './use-place-order.ts'

const EmptyCart = lazyPart(() =>
  import('#web/storefront/cart/empty-cart.tsx').then(({ EmptyCart }) => ({ default: EmptyCart })),
)

/** Lazy in browsers, since most visitors order from the cart; the server renders it for visitors without script. */
const BuyNowCheckout = lazyPart(() => import('./buy-now-checkout.tsx'))

const parts = () => import('./deferred-parts.ts')

const deferredParts = lazyModule(parts)

const SaleTerms = lazyPart(() => parts().then(({ SaleTerms }) => ({ default: SaleTerms })))

/** Only the browser knows the cart. */
const noLines: [] = []

const findTerms = () => document.getElementById('sale-terms')

/** The terms of sale in the HTML of the page: shown until their code has loaded, which may be late or blocked. */
const servedTerms = import.meta.env.SSR ? null : findTerms()

/** Returns what is bought now; null when the cart is ordered, which only the browser has. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const line = readBuyNowLine(new URL(request.url).searchParams)
  if (!line) return null
  const offer = await getBuyNowOffer(context, line)
  const alternatives = !offer || offer.left === 0 ? await listAlternatives(context, line) : []
  return data({ line, offer, alternatives }, { headers: { 'Cache-Control': 'no-store' } })
}

/**
 * The checkout of the cart needs no data, so it opens without a connection; with one it opens with its terms of sale.
 */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  if (new URL(request.url).searchParams.has('product')) return serverLoader()
  await deferredParts.load().catch(() => {})
  return null
}

/** Keeps `no-store` of the loader and `Retry-After` of a refused action. */
export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return new Headers([...loaderHeaders, ...(actionHeaders ?? [])])
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readForm(request)
  const line = readBuyNowLine(new URL(request.url).searchParams)
  if (line) return placeBuyNowOrder(context, line, fields)
  const form = readCheckoutForm(fields)
  if (form.reading === 'wrong-fields') return refuse({ outcome: 'wrong-fields', errors: form.errors })
  if (form.reading === 'unreadable') return refuse({ outcome: 'unreadable' })
  return catchRateLimited(
    placeOrder(marketplaceIn(context), form.request).then((result) => {
      const { response, init } = checkoutResponseOf(form.request, result)
      return data(response, init)
    }),
  )
}

function refuse(response: CheckoutResponse) {
  return data(response, { status: 422 })
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  return sendOrder(form, async () => (await serverAction()) as CheckoutResponse)
}

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="page min-h-[calc(100dvh-4.5rem)] pt-5 pb-8 sm:py-10">
      <PageHead title={checkout.title} description={checkout.description} isUnlisted />
      <h1 className="text-3xl sm:text-5xl">{checkout.heading}</h1>
      {loaderData ? (
        <BuyNowCheckout {...loaderData} refused={actionData && 'typed' in actionData ? actionData : undefined} />
      ) : (
        <CartCheckout />
      )}
    </div>
  )
}

function CartCheckout() {
  return useIsHydratedDeferred() ? (
    <CheckoutContent />
  ) : (
    <>
      <LoadingPlaceholder storageKey="hirfa.cart" empty={<EmptyCart />}>
        <FieldsHeading />
      </LoadingPlaceholder>
      <div className="mt-8 in-data-list-empty:hidden">
        <SaleTerms lines={noLines} />
      </div>
    </>
  )
}

function CheckoutContent() {
  const order = usePlaceOrder()
  const isOnline = useIsOnline()
  const { isSubmissionUnconfirmed } = storedPendingOrder.use()
  const deferred = useLazyModule(deferredParts, { isEssential: true })
  const { lowestFee } = useSaleTerms()
  const [typed] = useState(() => storedDraft.get())
  const [isLost, setIsLost] = useState(false)
  const { sending, cart, errors, submit, edit, dispatch } = order
  const refusal = refusalOf(sending)
  const isWaiting = isSentAgain(sending)
  const isSending = sending.phase === 'sending' || sending.phase === 'placed'
  const quote = storedQuote.use()
  const totals = useCartTotals(cart)
  const isEmpty = cart.length === 0
  const loadParts = () => deferredParts.load().catch(() => setIsLost(true))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer that the parts explain
  useEffect(() => {
    if (refusal || isWaiting) loadParts()
  }, [refusal, isWaiting])
  // The cart was ordered in another tab: the shorter page needs its scroll position reset.
  useEffect(() => {
    if (isEmpty) scrollTo({ top: 0, behavior: 'instant' })
  }, [isEmpty])
  if (isEmpty) return <EmptyCart />
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        if (findTerms()) return submit(event)
        event.preventDefault()
        // Browsers do not ask again for a script that failed. The page itself has the terms, and the browser what was
        // typed.
        if (isLost) location.reload()
        else loadParts()
      }}
      onChange={(event) => {
        saveDraft(new FormData(event.currentTarget))
        const { target } = event
        if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) edit(target.name)
      }}
    >
      {isOnline && <PrefetchPageLinks page={successPath()} />}
      <CheckoutLayout
        fields={
          <>
            {deferred && isSubmissionUnconfirmed && !refusal && !isSending && <deferred.UnansweredNotice />}
            {deferred && (lowestFee !== undefined || quote) && (!isSending || isWaiting) && (
              <deferred.QuoteUpdater cart={cart} />
            )}
            <OrderFields
              {...{ errors, typed }}
              notes={deferred ? <deferred.OrderNotes {...{ errors, typed }} /> : <TypedNotes {...typed} />}
            />
          </>
        }
        summary={
          <OrderSummary
            lines={cart}
            totals={totals}
            change={{ to: cartPath(), label: checkout.changeCart }}
            code={
              deferred ? (
                <deferred.DiscountCode key={refusal?.outcome} cart={cart} />
              ) : (
                quote?.code && <input type="hidden" name="code" value={quote.code} />
              )
            }
          />
        }
        notice={
          deferred ? (
            <deferred.OrderNotice {...{ sending, cart, dispatch }} total={totals.total} />
          ) : (
            isLost && (
              // Not a `Notice`: every visitor would load it for this.
              <p ref={bringIntoView} role="alert" className="rounded-xl border border-clay/40 px-4 py-3 text-clay-deep">
                {forms.unreachable}
              </p>
            )
          )
        }
        terms={
          deferred ? (
            <deferred.SaleTerms lines={cart} />
          ) : (
            // The page was served without knowing of pieces that are made to order.
            longestPreparation(cart) === 0 && <div ref={putServedTerms} />
          )
        }
        dataTerm={deferred && <deferred.DataTerm />}
        total={totals.total}
        {...{ isSending, isWaiting }}
      />
    </form>
  )
}

function bringIntoView(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: 'center' })
}

function putServedTerms(box: HTMLElement | null): void {
  if (servedTerms) box?.append(servedTerms)
}

/** The notes that were typed before, until their fields have loaded. */
function TypedNotes({ note, giftNote }: Draft) {
  return (
    <>
      <input type="hidden" name="note" value={note} />
      <input type="hidden" name="giftNote" value={giftNote} />
    </>
  )
}
