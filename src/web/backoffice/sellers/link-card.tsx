import { useState } from 'react'
import { directionOf } from '#domain/locale.ts'
import { isLandline } from '#domain/phone.ts'
import { sellersMessages } from '#page-messages/backoffice/sellers.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import type { FilledLink } from './filled-link.ts'

/** The private link of a maker, to be copied or sent. It is shown once: only its hash is stored. */
export function LinkCard({ link: { name, phone, locale, url, text } }: { link: FilledLink }) {
  const { link: messages } = sellersMessages
  return (
    <Panel title={messages.title(name)}>
      <div role="status" className="space-y-4">
        <p>{messages.once}</p>
        <input
          readOnly
          aria-label={messages.url}
          value={url}
          dir="ltr"
          onFocus={(event) => event.currentTarget.select()}
          className="min-h-11 w-full rounded-xl border border-ink/25 bg-white px-3 text-base"
        />
        <Copy text={url} label={messages.copy} />
        {isLandline(phone) ? (
          <p className="text-ink-soft">{messages.landline}</p>
        ) : (
          <div className="grid grid-cols-2 gap-3">
            <a
              href={`https://wa.me/${phone.slice(1)}?${new URLSearchParams({ text })}`}
              target="_blank"
              rel="noreferrer"
              className={buttonClass('secondary', 'w-full px-2!')}
            >
              {messages.whatsApp}
            </a>
            {/* Not URLSearchParams: apps for SMS show its plus signs as they are. */}
            <a
              href={`sms:${phone}?body=${encodeURIComponent(text)}`}
              className={buttonClass('outline', 'w-full px-2!')}
            >
              {messages.sms}
            </a>
          </div>
        )}
        <textarea
          readOnly
          aria-label={messages.text}
          rows={5}
          lang={locale}
          dir={directionOf(locale)}
          value={text}
          className="w-full rounded-xl border border-ink/25 p-3 text-sm"
        />
        <Copy text={text} label={messages.copyText} />
      </div>
    </Panel>
  )
}

function Copy({ text, label }: { text: string; label: string }) {
  const [isCopied, setIsCopied] = useState(false)
  return (
    <Button variant="outline" onClick={() => void navigator.clipboard?.writeText(text).then(() => setIsCopied(true))}>
      {isCopied ? sellersMessages.link.copied : label}
    </Button>
  )
}
