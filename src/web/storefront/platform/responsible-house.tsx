import type { ReactNode } from 'react'
import { foundation } from '#domain/house/foundation.ts'
import { formatPhone } from '#domain/phone.ts'
import { platformMessages } from '#messages/platform.ts'
import { useMessages } from '../../text/messages.ts'
import { useHouse } from '../../use-house.ts'

/** Who sells here, as the law on electronic commerce wants it said. */
export function ResponsibleHouse() {
  const house = useHouse()
  const { house: words } = useMessages(platformMessages)
  const { street, postalCode, city } = house
  return (
    <dl className="grid gap-x-8 gap-y-4 text-lg sm:grid-cols-2">
      <Fact name={words.seller}>{house.legalName}</Fact>
      <Fact name={words.address}>
        <bdi>
          {street}, {postalCode} {city}, {foundation.country}
        </bdi>
      </Fact>
      <Fact name={words.phone}>
        <a href={`tel:${house.phone}`} dir="ltr" className={linkClass}>
          {formatPhone(house.phone)}
        </a>
      </Fact>
      <Fact name={words.email}>
        <a href={`mailto:${house.email}`} className={linkClass}>
          {house.email}
        </a>
      </Fact>
    </dl>
  )
}

const linkClass = 'text-door underline underline-offset-4'

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold text-ink-soft text-sm">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
