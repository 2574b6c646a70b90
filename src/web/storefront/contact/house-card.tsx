import type { ReactNode } from 'react'
import type { Picture } from '#domain/catalog/picture.ts'
import { foundation } from '#domain/house/foundation.ts'
import { formatPhone } from '#domain/phone.ts'
import { contactMessages } from '#messages/contact.ts'
import { ShopPicture } from '../../goods/picture.tsx'
import { useMessages } from '../../text/messages.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { useHouse } from '../../use-house.ts'

interface HouseCardProps {
  readonly picture: Picture | undefined
  readonly className: string
}

/** Where the shop is and how to reach it, under a door that is open. */
export function HouseCard({ picture, className }: HouseCardProps) {
  const house = useHouse()
  const contact = useMessages(contactMessages)
  const { street, postalCode, city } = house
  return (
    <aside className={`self-start overflow-hidden rounded-card bg-white shadow-card ${className}`}>
      {picture && (
        <div className="bg-sand/70 px-6 pt-8">
          <div className="arch mx-auto aspect-4/5 w-52 rounded-b-none! bg-sand-deep sm:w-60">
            <ShopPicture
              picture={{ ...picture, alt: '' }}
              sizes="40rem"
              className="size-full object-cover object-[72%_50%]"
            />
          </div>
        </div>
      )}
      <div className="p-6 sm:p-8">
        <h2 className="text-2xl">{contact.house}</h2>
        <address className="mt-5 grid gap-5 not-italic sm:grid-cols-2 lg:grid-cols-1">
          <Fact icon="pin" name={contact.address}>
            <bdi>{street}</bdi>
            <br />
            <bdi>
              {postalCode} {city}, {foundation.country}
            </bdi>
          </Fact>
          <Fact icon="phone" name={contact.phone}>
            <a href={`tel:${house.phone}`} dir="ltr" className={linkClass}>
              {formatPhone(house.phone)}
            </a>
          </Fact>
          <Fact icon="mail" name={contact.emailOfHouse}>
            <a href={`mailto:${house.email}`} className={linkClass}>
              {house.email}
            </a>
          </Fact>
          {house.facebookUrl && (
            <Fact icon="facebook" name={contact.facebook}>
              <a href={house.facebookUrl} rel="noopener" className={linkClass}>
                {contact.onFacebook(house.name)}
              </a>
            </Fact>
          )}
          {house.instagramUrl && (
            <Fact icon="instagram" name={contact.instagram}>
              <a href={house.instagramUrl} rel="noopener" className={linkClass}>
                {contact.onInstagram(house.name)}
              </a>
            </Fact>
          )}
        </address>
      </div>
    </aside>
  )
}

const linkClass =
  '-my-1 inline-flex min-h-11 items-center text-door underline decoration-door/30 underline-offset-4 hover:decoration-door'

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
