import { formatPhone } from '#domain/phone.ts'
import { Icon } from '../ui/icon.tsx'
import { useHouse } from '../use-house.ts'

/** The house's phone number, to be pressed. */
export function PhoneLink() {
  const house = useHouse()
  return (
    <a
      href={`tel:${house.phone}`}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-door text-lg hover:underline underline-offset-4"
    >
      <Icon name="phone" />
      {formatPhone(house.phone)}
    </a>
  )
}
