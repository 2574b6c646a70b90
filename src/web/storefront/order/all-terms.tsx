import type { Prepared } from '#domain/orders/delivery/promised-time.ts'
import { checkoutMessages as checkout } from '#page-messages/checkout.ts'
import { dataTermMessages } from '#page-messages/data-term.ts'
import { useSaleTerms } from '#web/use-sale-terms.ts'
import { TermList, termsOfSale } from '../checkout/order-terms.tsx'

interface AllTermsProps {
  readonly exchangeDays: number
  readonly lines: readonly Prepared[]
}

/** The terms of sale that were agreed, and the use of personal data. */
export function AllTerms({ exchangeDays, lines }: AllTermsProps) {
  const terms = [
    ...termsOfSale({ ...useSaleTerms(), exchangeDays }, lines),
    { icon: 'person', text: dataTermMessages.text } as const,
  ]
  return (
    <section aria-labelledby="order-terms" className="mt-10 rounded-card bg-sand/60 p-6">
      <h2 id="order-terms" className="text-2xl">
        {checkout.terms}
      </h2>
      <TermList terms={terms} className="mt-4 space-y-3" />
    </section>
  )
}
