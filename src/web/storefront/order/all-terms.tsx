import { checkoutMessages as checkout } from '#page-messages/checkout.ts'
import { dataTermMessages } from '#page-messages/data-term.ts'
import { useSaleTerms } from '#web/use-sale-terms.ts'
import { TermList, termsOfSale } from '../checkout/order-terms.tsx'

/** The terms of sale that were agreed, and the use of personal data. */
export function AllTerms({ exchangeDays }: { exchangeDays: number }) {
  const terms = [
    ...termsOfSale({ ...useSaleTerms(), exchangeDays }),
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
