import { useState } from 'react'
import { formatPrice } from '#domain/money.ts'
import { formatPhone } from '#domain/phone.ts'
import { useBackofficeMessages } from '#web/backoffice/text/backoffice-messages.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { useShopProfile } from '#web/use-shop-profile.ts'
import type { DisplayedCall } from './displayed-call.ts'

/**
 * A text that asks for confirmation: a link for WhatsApp, and a text to copy for Messenger, which has no such links.
 */
export function CallMessage({ card }: { card: DisplayedCall }) {
  const shopProfile = useShopProfile()
  const { queue } = useBackofficeMessages().orders
  const [isCopied, setIsCopied] = useState(false)
  const { customer, lines, totals, delivery } = card
  const text = queue.text(
    customer.name,
    shopProfile.name,
    lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', '),
    formatPrice(totals.total),
    `${delivery.address}, ${delivery.city}`,
    formatPhone(shopProfile.phone),
  )
  return (
    <div className="mt-3 grid grid-cols-2 items-start gap-3">
      <a
        href={`https://wa.me/${customer.phone.slice(1)}?${new URLSearchParams({ text })}`}
        target="_blank"
        rel="noreferrer"
        className={buttonClass('outline', 'w-full')}
      >
        {queue.whatsapp}
      </a>
      <details className="open:col-span-2">
        <summary className={buttonClass('outline', 'w-full list-none px-2')}>{queue.message}</summary>
        <div className="mt-3">
          <textarea
            readOnly
            aria-label={queue.messageText}
            rows={5}
            value={text}
            className="w-full rounded-xl border border-ink/25 p-3 text-sm"
          />
          <Button
            variant="quiet"
            onClick={() => void navigator.clipboard?.writeText(text).then(() => setIsCopied(true))}
          >
            {isCopied ? queue.copied : queue.copy}
          </Button>
        </div>
      </details>
    </div>
  )
}
