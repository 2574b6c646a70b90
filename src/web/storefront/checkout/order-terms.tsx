import type { ReactNode } from 'react'
import { formatPhone } from '#domain/phone.ts'
import { checkoutMessages as checkout } from '#page-messages/checkout.ts'
import { commonMessages as common } from '#page-messages/common.ts'
import { formatList } from '#web/text/format.ts'
import { LocalText, LocalTextList } from '#web/text/local-text.tsx'
import { SentenceWith } from '#web/text/sentence-with.tsx'
import { useShopProfile } from '#web/use-shop-profile.ts'
import { Icon } from '../../ui/icon.tsx'

/** The terms of sale and the use of personal data. */
export function OrderTerms() {
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
  return (
    <section aria-label={checkout.terms}>
      <TermList terms={useSaleTerms()} className="space-y-2" />
    </section>
  )
}

/** The use of personal data, collapsed. */
export function DataTerm() {
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
  const { saleTerms } = checkout
  return [
    { icon: 'truck', text: saleTerms.delivery },
    { icon: 'exchange', text: saleTerms.exchange },
    { icon: 'check', text: saleTerms.withdrawal },
    { icon: 'pin', text: <Seller /> },
  ] as const
}

function Seller() {
  const { legalName, street, postalCode, city, phone, email, languageOf } = useShopProfile()
  const { seller } = checkout.saleTerms
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
