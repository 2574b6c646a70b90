import { useState } from 'react'
import { directionOf } from '#domain/locale.ts'
import { isLandline } from '#domain/phone.ts'
import { backoffice } from '#page-messages/backoffice.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import type { DisplayedCall } from './displayed-call.ts'

/**
 * A text that asks for confirmation in the language of the customer: links for WhatsApp and SMS unless the phone is a landline, and a
 * text to copy for Messenger, which has no such links.
 */
export function CallMessage({ card }: { card: DisplayedCall }) {
  const { queue } = backoffice.orders
  const [isCopied, setIsCopied] = useState(false)
  const { customer, callText: text, locale } = card
  return (
    <div className="mt-3 grid grid-cols-2 items-start gap-3">
      {!isLandline(customer.phone) && (
        <>
          <a
            href={`https://wa.me/${customer.phone.slice(1)}?${new URLSearchParams({ text })}`}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('outline', 'w-full px-2!')}
          >
            {queue.whatsapp}
          </a>
          {/* Not URLSearchParams: apps for SMS show its plus signs as they are. */}
          <a
            href={`sms:${customer.phone}?body=${encodeURIComponent(text)}`}
            className={buttonClass('outline', 'w-full px-2!')}
          >
            {queue.sms}
          </a>
        </>
      )}
      <details className="col-span-2">
        <summary className={buttonClass('outline', 'w-full list-none px-2')}>{queue.message}</summary>
        <div className="mt-3">
          <textarea
            readOnly
            aria-label={queue.messageText}
            rows={5}
            lang={locale}
            dir={directionOf(locale)}
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
