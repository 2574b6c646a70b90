import { successMessages as success } from '#page-messages/success.ts'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { orderPath } from '#web/paths/storefront-paths.ts'
import { formatPrice } from '#web/text/format.ts'
import { PageButton } from '../../ui/page-link.tsx'
import { ZelligeBand } from '../../ui/zellige.tsx'
import type { LastOrder } from './last-order-storage.ts'

/** The order number and the total. */
export function OrderTicket({ order }: { order: LastOrder }) {
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
