import { formatPhone } from '#domain/phone.ts'
import { successMessages } from '#messages/success.ts'
import { useMessages } from '../../text/messages.ts'
import { Icon } from '../../ui/icon.tsx'
import { useHouse } from '../../use-house.ts'

/** The house's phone number, to be pressed. */
export function CallUs({ isAfterOrder }: { isAfterOrder: boolean }) {
  const house = useHouse()
  const success = useMessages(successMessages)
  return (
    <div className="mt-10">
      {isAfterOrder && <p>{success.exchange}</p>}
      <a
        href={`tel:${house.phone}`}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-door text-lg hover:underline underline-offset-4"
      >
        <Icon name="phone" />
        {formatPhone(house.phone)}
      </a>
    </div>
  )
}
