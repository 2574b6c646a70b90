import { successMessages } from '#messages/en/success.ts'
import { PhoneLink } from '#web/storefront/components/phone-link.tsx'
import { useMessages } from '../../text/messages.ts'

/** The phone number for questions about an order. */
export function CallUs({ isAfterOrder }: { isAfterOrder: boolean }) {
  const success = useMessages(successMessages)
  return (
    <div className="mt-10">
      {isAfterOrder && <p>{success.exchange}</p>}
      <PhoneLink />
    </div>
  )
}
