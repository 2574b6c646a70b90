import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { getEmail } from '#domain/email-outbox/get-email.ts'
import { emailsMessages } from '#page-messages/backoffice/emails.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { BackLink } from '#web/backoffice/layout/back-link.tsx'
import { BackofficeTitle } from '#web/backoffice/layout/backoffice-title.tsx'
import { emailLinks } from '#web/email-links.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { parseId } from '#web/http/parse-id.ts'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { publicUrlIn } from '#web/page-context.ts'
import { emailsPath } from '#web/paths/backoffice-message-paths.ts'
import { orderDetailsPath } from '#web/paths/backoffice-order-paths.ts'
import { formatMoment } from '#web/text/format.ts'
import { languageProps } from '#web/text/local-text.tsx'
import type { Route } from './+types/email-page'
import { SendingError } from './sending-error.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const email = await catchNotFound(getEmail(officeIn(context), parseId(params.id), emailLinks(publicUrlIn(context))))
  const { queuedAt, sentAt, ...rest } = email
  return {
    ...rest,
    queuedAt: formatMoment(queuedAt),
    sentAt: sentAt && formatMoment(sentAt),
  }
}

/** One email with its status and text. The text is shown as plain text, so nothing in it is executed or loaded. */
export default function EmailPage({ loaderData: email }: Route.ComponentProps) {
  const { details: texts } = emailsMessages
  const { text, order, lastError } = email
  const title = text?.subject ?? emailsMessages.kinds[email.kind]
  return (
    <div className="mx-auto max-w-3xl">
      <BackofficeTitle title={title} />
      <BackLink to={emailsPath()}>{texts.back}</BackLink>
      <h1 className="wrap-anywhere text-2xl sm:text-3xl">
        <bdi {...languageProps(text?.locale)}>
          <OrderNumbers in={title} />
        </bdi>
      </h1>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <Fact name={texts.to}>
          <bdi>{email.recipient}</bdi>
        </Fact>
        <Fact name={texts.kind}>{emailsMessages.kinds[email.kind]}</Fact>
        <Fact name={texts.state}>{formatStatus(email, emailsMessages)}</Fact>
        {order && (
          <Fact name={texts.order}>
            <Link to={orderDetailsPath(order.id)} className="text-door tabular-nums underline">
              <OrderNumbers in={order.number} />
            </Link>
          </Fact>
        )}
        {lastError && (
          <Fact name={texts.error}>
            <SendingError error={lastError} />
          </Fact>
        )}
      </dl>
      <p className="mt-4 text-ink-soft text-sm">{describeText(email, texts)}</p>
      {text && (
        <pre
          dir="auto"
          {...languageProps(text.locale)}
          className="panel wrap-anywhere mt-2 whitespace-pre-wrap p-4 font-mono text-sm sm:p-6"
        >
          <OrderNumbers in={text.body} />
        </pre>
      )}
    </div>
  )
}

type DisplayedEmail = Route.ComponentProps['loaderData']

function formatStatus({ status, attempts, queuedAt, sentAt, sentVia }: DisplayedEmail, texts: typeof emailsMessages) {
  const when = sentAt ? (sentVia === 'folder' ? texts.writtenToFolder : texts.sent)(sentAt) : texts.queued(queuedAt)
  const state = status === 'sent' ? when : `${texts.states[status]} · ${when}`
  return attempts > 0 ? `${state} · ${texts.attempts(attempts)}` : state
}

function describeText(
  { status, isTextAsSent, text }: DisplayedEmail,
  texts: (typeof emailsMessages)['details'],
): string {
  if (!text) return texts.textUnavailable
  if (isTextAsSent) return texts.asSent
  return status === 'sent' ? texts.asNowSent : texts.asNow
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere min-w-0">{children}</dd>
    </>
  )
}
