import { cardPaymentMessages as texts } from '#page-messages/card-payment.ts'
import { payOrderPath } from '#web/paths/storefront-paths.ts'
import { PageButton } from '#web/ui/page-link.tsx'

/** On the page of an order: it is to be paid by card. */
export default function PayOrder({ token }: { token: string }) {
  return (
    <section aria-labelledby="pay" className="card p-6 print:hidden">
      <h2 id="pay" className="text-2xl">
        {texts.payNow}
      </h2>
      <p className="mt-2">{texts.payNowText}</p>
      <p className="mt-4">
        <PageButton to={payOrderPath(token)} prefetch="none" className="w-full sm:w-auto">
          {texts.payNow}
        </PageButton>
      </p>
    </section>
  )
}
