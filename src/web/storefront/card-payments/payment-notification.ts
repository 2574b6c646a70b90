import { noteNotification } from '#domain/card-payments/note-notification.ts'
import { marketplaceIn } from '#web/page-context.ts'
import type { Route } from './+types/payment-notification'

/**
 * The payment gateway says that something happened to a payment. Whoever says so learns nothing, and what happened is
 * read from the gateway.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const marketplace = marketplaceIn(context)
  const reference = marketplace.paymentGateway.readNotification(new URL(request.url).searchParams)
  if (reference !== undefined) await noteNotification(marketplace, reference)
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}
