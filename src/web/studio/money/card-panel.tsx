import { formatPhone } from '#domain/phone.ts'
import { formatAccountNumber, isPostAccount } from '#domain/store-cards/account-number.ts'
import type { StoreCardDraft } from '#domain/store-cards/store-card.ts'
import { startOfDay } from '#domain/tunis-day.ts'
import { studioMoneyMessages } from '#page-messages/studio-money.ts'
import { formatDate } from '#web/text/format.ts'

/** What the shop has written on the card of the store: where it pays, and whom it reaches. */
export function CardPanel({ card }: { readonly card: StoreCardDraft }) {
  const { card: messages } = studioMoneyMessages
  const { phone, account, taxStatus, taxStatusUntil: until, taxNumber, cardNumber, isCardSeen } = card
  return (
    <section aria-labelledby="card" className="panel space-y-3 p-5">
      <h2 id="card" className="text-2xl">
        {messages.title}
      </h2>
      {account === undefined && <p className="text-lg">{messages.none}</p>}
      <dl className="space-y-3 text-lg">
        {account !== undefined && (
          <Fact name={isPostAccount(account) ? messages.post : messages.bank} value={formatAccountNumber(account)} />
        )}
        {phone !== undefined && <Fact name={messages.phone} value={formatPhone(phone)} />}
        {taxStatus !== undefined && (
          <Fact
            {...{ name: messages.taxStatus, value: messages.taxStatuses[taxStatus] }}
            {...(until && { note: messages.taxStatusUntil(formatDate(startOfDay(until))) })}
          />
        )}
        {taxNumber !== undefined && <Fact name={messages.taxNumber} value={taxNumber} />}
        {cardNumber !== undefined && (
          <Fact name={messages.cardNumber} value={cardNumber} note={isCardSeen ? messages.seen : messages.notSeen} />
        )}
      </dl>
      <p className="text-ink-soft">{messages.change}</p>
    </section>
  )
}

function Fact({ name, value, note }: { readonly name: string; readonly value: string; readonly note?: string }) {
  return (
    <div>
      <dt className="text-ink-soft text-base">{name}</dt>
      <dd className="wrap-anywhere font-semibold tabular-nums">
        <bdi>{value}</bdi>
        {note !== undefined && <span className="block font-normal text-base text-ink-soft">{note}</span>}
      </dd>
    </div>
  )
}
