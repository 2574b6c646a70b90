import type { ReactNode } from 'react'
import { house } from '#domain/house.ts'
import { formatPhone, type Phone } from '#domain/phone.ts'
import { useMessages } from '../../text/messages.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Doorway } from './doorway.tsx'

/** Where the shop is and how to reach it, under the door one would knock at. */
export function HouseCard({ className }: { className: string }) {
  const { contact } = useMessages()
  const { street, postalCode, city, country } = house.address
  return (
    <aside className={`self-start overflow-hidden rounded-card bg-white shadow-card ${className}`}>
      <Doorway className="h-52 w-full sm:h-64" />
      <div className="p-6 sm:p-8">
        <h2 className="text-2xl">{contact.house}</h2>
        <address className="mt-5 grid gap-5 not-italic sm:grid-cols-2 lg:grid-cols-1">
          <Fact icon="pin" name={contact.address}>
            <bdi>{street}</bdi>
            <br />
            <bdi>
              {postalCode} {city}, {country}
            </bdi>
          </Fact>
          <Fact icon="phone" name={contact.phone}>
            <a href={`tel:${house.phone}`} dir="ltr" className={linkClass}>
              {formatPhone(house.phone as Phone)}
            </a>
          </Fact>
          <Fact icon="mail" name={contact.emailOfHouse}>
            <a href={`mailto:${house.email}`} className={linkClass}>
              {house.email}
            </a>
          </Fact>
          <Fact icon="facebook" name={contact.social}>
            <a href={house.facebookUrl} rel="noopener" className={linkClass}>
              {contact.onFacebook(house.name)}
            </a>
          </Fact>
        </address>
      </div>
    </aside>
  )
}

const linkClass = 'inline-block py-1 text-door underline decoration-door/30 underline-offset-4 hover:decoration-door'

function Fact({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div className="flex gap-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sand/70 text-door">
        <Icon name={icon} />
      </span>
      <div className="min-w-0">
        <p className="font-semibold text-ink-soft text-sm">{name}</p>
        <div>{children}</div>
      </div>
    </div>
  )
}
