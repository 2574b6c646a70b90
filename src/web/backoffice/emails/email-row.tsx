import { Link } from 'react-router'
import type { ListedEmail } from '#domain/email-outbox/list-emails.ts'
import { emailsMessages } from '#page-messages/backoffice/emails.ts'
import { SuspiciousMark } from '#web/backoffice/layout/suspicious-mark.tsx'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { emailPath } from '#web/paths/backoffice-message-paths.ts'
import { orderDetailsPath } from '#web/paths/backoffice-order-paths.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { SendingError } from './sending-error.tsx'

type DisplayedEmail = Omit<ListedEmail, 'queuedAt' | 'sentAt'> & {
  readonly queuedAt: string
  readonly sentAt: string | undefined
}

/** One row of the list: subject, kind, recipient, status and last error. */
export function EmailRow({ email }: { email: DisplayedEmail }) {
  const { id, kind, status, recipient, attempts, lastError, queuedAt, sentAt, sentVia, subject, order, isSuspicious } =
    email
  const sent = sentVia === 'folder' ? emailsMessages.writtenToFolder : emailsMessages.sent
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
      {(status === 'given-up' || status === 'held') && (
        <label className="-m-2 grid min-h-11 min-w-11 cursor-pointer place-items-center">
          <span className="sr-only">{emailsMessages.select(recipient)}</span>
          <input type="checkbox" name="letter" value={id} className="size-5 accent-door" />
          <input type="hidden" name="shown" value={id} />
        </label>
      )}
      <div className="min-w-0 flex-1 basis-52">
        <Link to={emailPath(id)} className="-my-2.5 block py-2.5 font-semibold text-door hover:underline">
          <bdi className="break-words">
            <OrderNumbers in={subject ?? emailsMessages.kinds[kind]} />
          </bdi>
        </Link>
        {(subject !== undefined || order) && (
          <p className="text-ink-soft text-sm">
            {subject !== undefined && emailsMessages.kinds[kind]}
            {subject !== undefined && order && ' · '}
            {order && (
              <Link to={orderDetailsPath(order.id)} className="whitespace-nowrap text-door tabular-nums underline">
                <OrderNumbers in={order.number} />
              </Link>
            )}
          </p>
        )}
        <p className="break-all">
          <bdi>{recipient}</bdi>
        </p>
        <p className="text-ink-soft text-sm">
          {sentAt ? sent(sentAt) : emailsMessages.queued(queuedAt)}
          {attempts > 0 && ` · ${emailsMessages.attempts(attempts)}`}
        </p>
        {status === 'held' && isSuspicious && <SuspiciousMark text={emailsMessages.held.suspicious} />}
        {lastError && <SendingError error={lastError} />}
      </div>
      {status === 'held' ? (
        <HeldEmailButtons id={id} recipient={recipient} />
      ) : (
        <SubmitButton
          name={status === 'given-up' ? 'only' : 'id'}
          value={id}
          variant="outline"
          className="ms-auto"
          aria-label={emailsMessages.resendTo(recipient)}
        >
          {emailsMessages.resend}
        </SubmitButton>
      )}
    </div>
  )
}

function HeldEmailButtons({ id, recipient }: Pick<DisplayedEmail, 'id' | 'recipient'>) {
  const { held } = emailsMessages
  const buttons = [
    { decision: 'released', name: held.release, label: held.releaseTo(recipient), variant: 'secondary' },
    { decision: 'dropped', name: held.drop, label: held.dropTo(recipient), variant: 'outline' },
  ] as const
  return (
    <p className="ms-auto flex gap-2">
      {buttons.map(({ decision, name, label, variant }) => (
        <SubmitButton key={decision} name="decide" value={`${decision} ${id}`} variant={variant} aria-label={label}>
          {name}
        </SubmitButton>
      ))}
    </p>
  )
}
