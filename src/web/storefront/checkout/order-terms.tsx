import type { ReactNode } from 'react'
import { type Prepared, promisedTime } from '#domain/orders/delivery/promised-time.ts'
import { formatPhone } from '#domain/phone.ts'
import type { PublicSaleTerms } from '#domain/sale-terms/sale-terms.ts'
import { checkoutMessages as checkout } from '#page-messages/checkout.ts'
import { commonMessages as common } from '#page-messages/common.ts'
import { saleTerms } from '#page-messages/sale-terms.ts'
import { formatList } from '#web/text/format.ts'
import { LocalText, LocalTextList } from '#web/text/local-text.tsx'
import { SentenceWith } from '#web/text/sentence-with.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useSaleTerms } from '#web/use-sale-terms.ts'
import { useShopProfile } from '#web/use-shop-profile.ts'

/**
 * The terms of sale that the law requires before the order button. No order of a cart is sent while no such element is
 * shown.
 */
export function SaleTerms({ lines }: { lines: readonly Prepared[] }) {
  return (
    <section id="sale-terms" aria-label={checkout.terms}>
      <TermList terms={termsOfSale(useSaleTerms(), lines)} className="space-y-2" />
    </section>
  )
}

/** When the pieces arrive of which some are made to order. */
export function DeliveryPromise({ lines }: { lines: readonly Prepared[] }) {
  const { deliveryHours } = useSaleTerms()
  return <p className="mt-3 text-center text-sm">{saleTerms.delivery(promisedTime(deliveryHours, lines))}</p>
}

/** Returns the terms for these lines. */
export function termsOfSale(
  { deliveryHours, exchangeDays, withdrawalDays }: PublicSaleTerms,
  lines: readonly Prepared[],
) {
  return [
    { icon: 'truck', text: saleTerms.delivery(promisedTime(deliveryHours, lines)) },
    { icon: 'exchange', text: saleTerms.exchange(exchangeDays) },
    { icon: 'check', text: saleTerms.withdrawal(withdrawalDays) },
    { icon: 'pin', text: <Seller /> },
  ] as const
}

function Seller() {
  const { legalName, street, postalCode, city, phone, email, languageOf } = useShopProfile()
  const { seller } = saleTerms
  const address = [
    { text: street, language: languageOf?.street },
    { text: `${postalCode} ${city}`, language: languageOf?.city },
    ...[common.country, unbroken(formatPhone(phone)), email].map((text) => ({ text })),
  ]
  if (!languageOf) return seller(legalName, formatList(address.map(({ text }) => text)))
  return (
    <SentenceWith
      sentence={seller}
      parts={[
        <LocalText key="name" text={legalName} language={languageOf.legalName} />,
        <LocalTextList key="address" texts={address} />,
      ]}
    />
  )
}

interface TermListProps {
  readonly terms: readonly {
    readonly icon: 'truck' | 'exchange' | 'check' | 'pin' | 'person'
    readonly text: ReactNode
  }[]
  readonly className: string
}

export function TermList({ terms, className }: TermListProps) {
  return (
    <ul className={`text-sm ${className}`}>
      {terms.map(({ icon, text }) => (
        <li key={icon} className="flex gap-3">
          <Icon name={icon} className="mt-0.5 size-5 shrink-0 text-door" />
          <span className="min-w-0">{text}</span>
        </li>
      ))}
    </ul>
  )
}

/** Replaces spaces by no-break spaces. */
function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}
