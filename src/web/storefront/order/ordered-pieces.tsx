import type { OrderProgress } from '#domain/orders/order-progress.ts'
import { orderMessages as texts } from '#page-messages/order.ts'
import { OrderedLines } from '#web/storefront/cart/ordered-lines.tsx'

/** The pieces of an order and its amounts. */
export function OrderedPieces({ order }: { order: Pick<OrderProgress, 'lines' | 'totals'> }) {
  return (
    <section aria-labelledby="ordered" className="card p-6">
      <h2 id="ordered" className="text-2xl">
        {texts.pieces}
      </h2>
      <OrderedLines lines={order.lines} totals={order.totals} />
    </section>
  )
}
