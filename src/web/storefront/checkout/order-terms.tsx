import { formatPhone } from '#domain/phone.ts'
import { siteConstants } from '#domain/shop-profile/site-constants.ts'
import { checkoutMessages } from '#messages/en/checkout.ts'
import { useShopProfile } from '#web/use-shop-profile.ts'
import { useMessages } from '../../text/messages.ts'
import { Icon } from '../../ui/icon.tsx'

/** The terms of sale and the use of personal data. */
export function OrderTerms() {
  const checkout = useMessages(checkoutMessages)
  const terms = [...useSaleTerms(), { icon: 'person', text: checkout.dataTerm } as const]
  return (
    <section aria-labelledby="order-terms" className="mt-10 rounded-card bg-sand/60 p-6">
      <h2 id="order-terms" className="text-2xl">
        {checkout.terms}
      </h2>
      <TermList terms={terms} className="mt-4 space-y-3" />
    </section>
  )
}

/** The terms of sale that the law requires before the order button. */
export function SaleTerms() {
  const checkout = useMessages(checkoutMessages)
  return (
    <section aria-label={checkout.terms}>
      <TermList terms={useSaleTerms()} className="space-y-2" />
    </section>
  )
}

/** The use of personal data, collapsed. */
export function DataTerm() {
  const checkout = useMessages(checkoutMessages)
  return (
    <details className="group text-ink-soft text-sm">
      <summary className="flex min-h-11 items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        {checkout.dataTermName}
        <Icon name="down" className="size-4.5 transition-transform group-open:rotate-180" />
      </summary>
      <p className="pb-2">{checkout.dataTerm}</p>
    </details>
  )
}

function useSaleTerms() {
  const shopProfile = useShopProfile()
  const { saleTerms } = useMessages(checkoutMessages)
  const { street, postalCode, city } = shopProfile
  const phone = unbroken(formatPhone(shopProfile.phone))
  const address = [street, `${postalCode} ${city}`, siteConstants.country, phone, shopProfile.email].join(', ')
  return [
    { icon: 'truck', text: saleTerms.delivery },
    { icon: 'exchange', text: saleTerms.exchange },
    { icon: 'check', text: saleTerms.withdrawal },
    { icon: 'pin', text: saleTerms.seller(shopProfile.legalName, address) },
  ] as const
}

interface TermListProps {
  readonly terms: readonly { readonly icon: 'truck' | 'exchange' | 'check' | 'pin' | 'person'; readonly text: string }[]
  readonly className: string
}

function TermList({ terms, className }: TermListProps) {
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
