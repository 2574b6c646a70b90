import type { ReactNode } from 'react'
import { formatPhone } from '#domain/phone.ts'
import { commonMessages as common } from '#page-messages/common.ts'
import { platformMessages } from '#page-messages/platform.ts'
import { LocalText, LocalTextList } from '#web/text/local-text.tsx'
import { useShopProfile } from '#web/use-shop-profile.ts'

/** The seller's identity, as required by the law on electronic commerce. */
export function LegalNotice() {
  const shopProfile = useShopProfile()
  const { seller: messages } = platformMessages
  const { street, postalCode, city, languageOf } = shopProfile
  return (
    <dl className="grid gap-x-8 gap-y-4 text-lg sm:grid-cols-2">
      <Fact name={messages.seller}>
        <LocalText text={shopProfile.legalName} language={languageOf?.legalName} />
      </Fact>
      <Fact name={messages.address}>
        <LocalTextList
          texts={[
            { text: street, language: languageOf?.street },
            { text: `${postalCode} ${city}`, language: languageOf?.city },
            { text: common.country },
          ]}
        />
      </Fact>
      <Fact name={messages.phone}>
        <a href={`tel:${shopProfile.phone}`} dir="ltr" className={linkClass}>
          {formatPhone(shopProfile.phone)}
        </a>
      </Fact>
      <Fact name={messages.email}>
        <a href={`mailto:${shopProfile.email}`} className={linkClass}>
          {shopProfile.email}
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
