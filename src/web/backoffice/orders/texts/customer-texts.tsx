import { useFetcher } from 'react-router'
import { directionOf, type Locale } from '#domain/locale.ts'
import { type TextChannel, type TextPurpose, textChannels } from '#domain/orders/texts/customer-text.ts'
import { isLandline, type Phone } from '#domain/phone.ts'
import { customerTextsMessages } from '#page-messages/backoffice/customer-texts.ts'
import { orderDetailsPath } from '#web/paths/backoffice-order-paths.ts'
import { whatsAppUrl } from '#web/text/whats-app-url.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { FilledTexts } from './filled-texts.ts'

interface TextableOrder {
  readonly id: number
  /** The language of the customer. */
  readonly locale: Locale
  readonly customer: { readonly phone: Phone }
  readonly texts: FilledTexts['texts']
}

/**
 * The texts that help with an order, to be sent in other programs and noted as sent. A landline receives none by its
 * number.
 */
export function CustomerTexts({ order }: { order: TextableOrder }) {
  if (order.texts.length === 0) return null
  return (
    <div className="mt-3">
      {isLandline(order.customer.phone) && <p className="text-ink-soft text-sm">{customerTextsMessages.landline}</p>}
      <ul className="space-y-3">
        {order.texts.map((text) => (
          <li key={text.purpose}>
            <CustomerText order={order} {...text} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface CustomerTextProps {
  readonly order: TextableOrder
  readonly purpose: TextPurpose
  readonly text: string
  readonly sent: FilledTexts['texts'][number]['sent']
}

interface SendLinksProps {
  readonly phone: Phone
  readonly text: string
  /** What the text is for. */
  readonly name: string
}

/** WhatsApp and SMS open with the text; Messenger has no such links, so the text is copied. */
function SendLinks({ phone, text, name }: SendLinksProps) {
  const { channels, sendBy } = customerTextsMessages
  return (
    <div className="mt-1 grid grid-cols-2 gap-3">
      <a
        href={whatsAppUrl(phone, text)}
        aria-label={sendBy(channels.whatsapp, name)}
        target="_blank"
        rel="noreferrer"
        className={buttonClass('outline', 'w-full px-2!')}
      >
        {channels.whatsapp}
      </a>
      {/* Not URLSearchParams: apps for SMS show its plus signs as they are. */}
      <a
        href={`sms:${phone}?body=${encodeURIComponent(text)}`}
        aria-label={sendBy(channels.sms, name)}
        className={buttonClass('outline', 'w-full px-2!')}
      >
        {channels.sms}
      </a>
    </div>
  )
}

/** A text, when it was sent before, and the ways to send it and to note that. */
function CustomerText({ order, purpose, text, sent }: CustomerTextProps) {
  const { names, channels, ...texts } = customerTextsMessages
  const { phone } = order.customer
  const usableChannels = isLandline(phone) ? (['messenger'] as const) : textChannels
  return (
    <>
      <p className="font-semibold text-sm">{names[purpose]}</p>
      {sent.map(({ channel, on }) => (
        <p key={`${channel} ${on}`} className="text-olive text-sm">
          {texts.sent(channels[channel], on)}
        </p>
      ))}
      {!isLandline(phone) && <SendLinks phone={phone} text={text} name={names[purpose]} />}
      <Disclosure title={texts.open} isSmall>
        <CopiedText text={text} label={names[purpose]} locale={order.locale} />
        <NoteSent orderId={order.id} purpose={purpose} usableChannels={usableChannels} />
      </Disclosure>
    </>
  )
}

function CopiedText({ text, label, locale }: { text: string; label: string; locale: Locale }) {
  const { copy, copied } = customerTextsMessages
  return (
    <>
      <textarea
        readOnly
        aria-label={label}
        rows={5}
        lang={locale}
        dir={directionOf(locale)}
        value={text}
        className="w-full rounded-xl border border-ink/25 p-3 text-sm"
      />
      <CopyButton text={text} label={copy} copied={copied} variant="quiet" />
    </>
  )
}

interface NoteSentProps {
  readonly orderId: number
  readonly purpose: TextPurpose
  readonly usableChannels: readonly TextChannel[]
}

/** Notes by which program the text was sent: the shop cannot know it. Without script the page of the order shows it. */
function NoteSent({ orderId, purpose, usableChannels }: NoteSentProps) {
  const { noteSent, channels } = customerTextsMessages
  const fetcher = useFetcher()
  return (
    <fetcher.Form method="post" action={orderDetailsPath(orderId)} className="flex flex-wrap items-center gap-2 pb-2">
      <input type="hidden" name="do" value="text-sent" />
      <input type="hidden" name="purpose" value={purpose} />
      <span className="text-sm">{noteSent}</span>
      {usableChannels.map((channel) => (
        <SubmitButton
          key={channel}
          name="channel"
          value={channel}
          variant="outline"
          isSending={fetcher.state !== 'idle'}
          className="px-3!"
        >
          {channels[channel]}
        </SubmitButton>
      ))}
    </fetcher.Form>
  )
}
