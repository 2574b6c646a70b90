import { formatPhone } from '#domain/phone.ts'
import { sellersMessages as messages } from '#page-messages/backoffice/sellers.ts'
import type { DisplayedSeller } from './displayed-seller.ts'

/** Who it is, since when, when last seen, and whether a link waits. */
export function SellerFacts({ seller }: { seller: DisplayedSeller }) {
  const { name, phone, email, since, lastSeen, phoneCount, linkUntil, terms } = seller
  return (
    <>
      <p className="font-semibold">
        <bdi>{name}</bdi>
        {phone && (
          <>
            {' · '}
            <bdi className="whitespace-nowrap font-normal">{formatPhone(phone)}</bdi>
          </>
        )}
      </p>
      {email && (
        <p className="break-all text-sm">
          <bdi>{email}</bdi>
        </p>
      )}
      <p className="text-ink-soft text-sm">
        {messages.since(since)} ·{' '}
        {lastSeen ? `${messages.lastSeen(lastSeen)} · ${messages.phones(phoneCount)}` : messages.never}
      </p>
      {terms && <p className="text-ink-soft text-sm">{messages.terms(terms.version, terms.day)}</p>}
      {linkUntil && <p className="text-olive text-sm">{messages.linkWaits(linkUntil)}</p>}
    </>
  )
}
