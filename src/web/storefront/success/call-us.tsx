import { successMessages as success } from '#page-messages/success.ts'
import { PhoneLink } from '#web/storefront/components/phone-link.tsx'

/** The phone number for questions about an order. */
export function CallUs({ isAfterOrder }: { isAfterOrder: boolean }) {
  return (
    <div className="mt-10">
      {isAfterOrder && <p>{success.exchange}</p>}
      <PhoneLink />
    </div>
  )
}
