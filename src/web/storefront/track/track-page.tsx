import { data } from 'react-router'
import type { Marketplace } from '#domain/marketplace.ts'
import type { OrderClaim } from '#domain/orders/tracking/order-claim.ts'
import { resendOrderLink } from '#domain/orders/tracking/resend-order-link.ts'
import { trackOrder } from '#domain/orders/tracking/track-order.ts'
import { trackMessages as texts } from '#page-messages/track.ts'
import { readForm } from '#web/forms/read-form.ts'
import { catchRateLimited } from '#web/http/catch-rate-limited.ts'
import { catchUnreachable } from '#web/http/catch-unreachable.ts'
import { doneIf } from '#web/http/done.ts'
import { marketplaceIn } from '#web/page-context.ts'
import { PageHead } from '#web/storefront/seo/page-head.tsx'
import { PhoneLink } from '../components/phone-link.tsx'
import { expectedDeliveryTexts } from '../order/expected-delivery-texts.ts'
import { orderHistory } from '../order/order-history.ts'
import type { Route } from './+types/track-page'
import { ClaimForm } from './claim-form.tsx'
import { FoundOrder } from './found-order.tsx'
import { readTrackForm } from './track-form.ts'
import type { TrackResult } from './track-result.ts'

export async function action({ request, context }: Route.ActionArgs) {
  const { typed, wantsLink, ...reading } = readTrackForm(await readForm(request))
  if (reading.outcome === 'invalid') return data<TrackResult>({ ...reading, typed }, { status: 422 })
  const marketplace = marketplaceIn(context)
  const answer = wantsLink ? sendLink(marketplace, reading.value) : findOrder(marketplace, reading.value)
  return catchRateLimited(
    answer.then((result) =>
      data(doneIf<TrackResult>(result.outcome === 'link-sent', { ...result, typed }), {
        status: result.outcome === 'not-found' ? 404 : 200,
      }),
    ),
    { typed },
  )
}

async function sendLink(marketplace: Marketplace, claim: OrderClaim) {
  await resendOrderLink(marketplace, claim)
  return { outcome: 'link-sent' } as const
}

/** The page gets only what it shows. */
async function findOrder(marketplace: Marketplace, claim: OrderClaim) {
  const found = await trackOrder(marketplace, claim)
  if (!found) return { outcome: 'not-found' } as const
  const { number, status, isConfirmedByLink, lines, totals } = found
  const expected = expectedDeliveryTexts(found, marketplace.clock.now())
  const order = { number, status, isConfirmedByLink, lines, totals, expected, history: orderHistory(found) }
  return { outcome: 'found', order } as const
}

/** Passes on the Retry-After header of the action. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchUnreachable(serverAction())
}

/**
 * Where a customer without the private link finds an order by its number and phone. The result is shown in the response
 * of the form, so that no address has them.
 */
export default function TrackPage({ actionData: result }: Route.ComponentProps) {
  return (
    <div className="page max-w-5xl py-10 sm:py-14">
      <PageHead title={texts.title} description={texts.description} isUnlisted />
      {result?.outcome === 'found' ? (
        <FoundOrder order={result.order} typed={result.typed} />
      ) : (
        <div className="mx-auto max-w-xl">
          <h1 className="text-4xl sm:text-5xl">{texts.title}</h1>
          <p className="mt-4 text-ink-soft text-lg">{texts.text}</p>
          <ClaimForm result={result} />
          <p className="mt-8 flex flex-wrap items-center gap-x-3">
            {texts.noNumber} <PhoneLink />
          </p>
        </div>
      )}
    </div>
  )
}
