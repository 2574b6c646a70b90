import { successMessages as success } from '#page-messages/success.ts'
import { PhoneLink } from '#web/storefront/components/phone-link.tsx'
import { useSaleTerms } from '#web/use-sale-terms.ts'

/** The phone number for questions about an order. */
export function CallUs({ isAfterOrder }: { isAfterOrder: boolean }) {
  const { exchangeDays } = useSaleTerms()
  return (
    <div className="mt-10">
      {isAfterOrder && <p>{success.exchange(exchangeDays)}</p>}
      <PhoneLink />
    </div>
  )
}
