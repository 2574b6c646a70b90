import { type ReactNode, useId } from 'react'
import type { Totals } from '#domain/orders/totals.ts'
import { checkoutMessages as checkout } from '#page-messages/checkout.ts'
import type { Cart } from '#web/storefront/cart/cart.ts'
import { OrderedLines } from '#web/storefront/cart/ordered-lines.tsx'
import { PageLink } from '#web/ui/page-link.tsx'

interface OrderSummaryProps {
  readonly lines: Cart
  readonly totals: Totals
  /** The link to change what is ordered. */
  readonly change: { readonly to: string; readonly label: string }
  /** The field of a discount code. */
  readonly code: ReactNode
}

/** The lines to be ordered, with a link to change them. */
export function OrderSummary({ lines, totals, change, code }: OrderSummaryProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="card p-4 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={id} className="text-2xl">
          {checkout.yourOrder}
        </h2>
        <PageLink to={change.to} className="py-2.5 font-semibold text-door text-sm hover:underline underline-offset-4">
          {change.label}
        </PageLink>
      </div>
      <OrderedLines {...{ lines, totals }} />
      {code}
    </section>
  )
}
