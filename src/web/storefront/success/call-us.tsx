import { successMessages } from '#messages/success.ts'
import { useMessages } from '../../text/messages.ts'
import { PhoneLink } from '../phone-link.tsx'

/** Whom to call about an order. */
export function CallUs({ isAfterOrder }: { isAfterOrder: boolean }) {
  const success = useMessages(successMessages)
  return (
    <div className="mt-10">
      {isAfterOrder && <p>{success.exchange}</p>}
      <PhoneLink />
    </div>
  )
}
