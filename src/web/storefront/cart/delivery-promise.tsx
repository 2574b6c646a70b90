import { promisedTime } from '#domain/orders/delivery/promised-time.ts'
import { saleTerms } from '#page-messages/sale-terms.ts'
import { useSaleTerms } from '#web/use-sale-terms.ts'
import type { Cart } from './cart.ts'

/** When the pieces of a cart arrive, of which some are made to order. */
export default function DeliveryPromise({ cart }: { cart: Cart }) {
  const { deliveryHours } = useSaleTerms()
  return <p className="mt-3 text-center text-sm">{saleTerms.delivery(promisedTime(deliveryHours, cart))}</p>
}
