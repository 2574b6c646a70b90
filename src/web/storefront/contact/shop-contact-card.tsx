import type { ReactNode } from 'react'
import type { Picture } from '#domain/catalog/pictures/picture.ts'
import { formatPhone } from '#domain/phone.ts'
import { commonMessages as common } from '#page-messages/common.ts'
import { contactMessages as contact } from '#page-messages/contact.ts'
import { ResponsivePicture } from '#web/product-display/responsive-picture.tsx'
import { LocalText, LocalTextList } from '#web/text/local-text.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { useShopProfile } from '#web/use-shop-profile.ts'

interface ShopContactCardProps {
  readonly picture: Picture | undefined
  readonly className: string
}

/** The address and contacts of the shop, with a picture. */
export function ShopContactCard({ picture, className }: ShopContactCardProps) {
  const shopProfile = useShopProfile()
  const { street, postalCode, city, languageOf } = shopProfile
  return (
    <aside className={`card self-start overflow-hidden ${className}`}>
      {picture && (
        <div className="bg-sand/70 px-6 pt-8">
          <div className="arch mx-auto aspect-4/5 w-52 rounded-b-none! bg-sand-deep sm:w-60">
            <ResponsivePicture
              picture={{ ...picture, alt: '' }}
              sizes="40rem"
              className="size-full object-cover object-[72%_50%]"
            />
          </div>
        </div>
      )}
      <div className="p-6 sm:p-8">
        <h2 className="text-2xl">{contact.findUs}</h2>
        <address className="mt-5 grid gap-5 not-italic sm:grid-cols-2 lg:grid-cols-1">
          <Fact icon="pin" name={contact.address}>
            <LocalText text={street} language={languageOf?.street} />
            <br />
            <LocalTextList
              texts={[{ text: `${postalCode} ${city}`, language: languageOf?.city }, { text: common.country }]}
            />
          </Fact>
          <Fact icon="phone" name={contact.phone}>
            <a href={`tel:${shopProfile.phone}`} dir="ltr" className={linkClass}>
              {formatPhone(shopProfile.phone)}
            </a>
          </Fact>
          <Fact icon="mail" name={contact.shopEmail}>
            <a href={`mailto:${shopProfile.email}`} className={linkClass}>
              {shopProfile.email}
            </a>
          </Fact>
          {shopProfile.facebookUrl && (
            <Fact icon="facebook" name={contact.facebook}>
              <a href={shopProfile.facebookUrl} rel="noopener" className={linkClass}>
                {contact.onFacebook(shopProfile.name)}
              </a>
            </Fact>
          )}
          {shopProfile.instagramUrl && (
            <Fact icon="instagram" name={contact.instagram}>
              <a href={shopProfile.instagramUrl} rel="noopener" className={linkClass}>
                {contact.onInstagram(shopProfile.name)}
              </a>
            </Fact>
          )}
        </address>
      </div>
    </aside>
  )
}

const linkClass = 'text-link -my-1 decoration-door/30 hover:decoration-door'

function Fact({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div className="flex gap-4">
      <span className="icon-button shrink-0 bg-sand/70 text-door">
        <Icon name={icon} />
      </span>
      <div className="min-w-0">
        <p className="font-semibold text-ink-soft text-sm">{name}</p>
        <div>{children}</div>
      </div>
    </div>
  )
}
