import { directionOf, type Locale } from '#domain/locale.ts'
import { isLandline, type Phone } from '#domain/phone.ts'
import { sellersMessages } from '#page-messages/backoffice/sellers.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { whatsAppUrl } from '#web/text/whats-app-url.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import type { FilledLink } from './filled-link.ts'

/** A private link as the office sends it, with a text in the language of the maker. */
export interface SentLink {
  /** Undefined where the office has none. */
  readonly phone: Phone | undefined
  readonly locale: Locale
  readonly url: string
  readonly text: string
}

/** The private link by which a maker enters. */
export function LinkCard({ link }: { link: FilledLink }) {
  const { link: messages } = sellersMessages
  return (
    <Panel title={messages.title(link.name)}>
      <LinkToSend link={link} once={messages.once} withoutPhone={messages.landline} />
    </Panel>
  )
}

interface LinkToSendProps {
  readonly link: SentLink
  /** That it is shown once: only its hash is stored. */
  readonly once: string
  /** What is said where there is no phone number. */
  readonly withoutPhone: string
}

/** A private link to be copied or sent. */
export function LinkToSend({ link: { phone, locale, url, text }, once, withoutPhone }: LinkToSendProps) {
  const { link: messages } = sellersMessages
  return (
    <div role="status" className="space-y-4">
      <p>{once}</p>
      <input
        readOnly
        aria-label={messages.url}
        value={url}
        dir="ltr"
        onFocus={(event) => event.currentTarget.select()}
        className="min-h-11 w-full rounded-xl border border-ink/25 bg-white px-3 text-base"
      />
      <CopyButton text={url} label={messages.copy} copied={messages.copied} />
      {phone === undefined || isLandline(phone) ? (
        <p className="text-ink-soft">{phone === undefined ? withoutPhone : messages.landline}</p>
      ) : (
        <div className="grid grid-cols-2 gap-3">
          <a
            href={whatsAppUrl(phone, text)}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('secondary', 'w-full px-2!')}
          >
            {messages.whatsApp}
          </a>
          {/* Not URLSearchParams: apps for SMS show its plus signs as they are. */}
          <a href={`sms:${phone}?body=${encodeURIComponent(text)}`} className={buttonClass('outline', 'w-full px-2!')}>
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
      <CopyButton text={text} label={messages.copyText} copied={messages.copied} />
    </div>
  )
}
