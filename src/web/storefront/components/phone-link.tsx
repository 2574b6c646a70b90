import { formatPhone } from '#domain/phone.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useShopProfile } from '#web/use-shop-profile.ts'

/** A link that calls the shop's phone number. */
export function PhoneLink() {
  const shopProfile = useShopProfile()
  return (
    <a
      href={`tel:${shopProfile.phone}`}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-door text-lg hover:underline underline-offset-4"
    >
      <Icon name="phone" />
      <span dir="ltr">{formatPhone(shopProfile.phone)}</span>
    </a>
  )
}
