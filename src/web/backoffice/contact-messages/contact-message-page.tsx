import { randomUUID } from 'node:crypto'
import { data, Form, Link, redirect } from 'react-router'
import { z } from 'zod'
import { getMessageThread } from '#domain/contact-messages/get-message-thread.ts'
import type { MessageReply } from '#domain/contact-messages/inbox-message.ts'
import { replyToMessage } from '#domain/contact-messages/reply-to-message.ts'
import { setMessageDone } from '#domain/contact-messages/set-message-done.ts'
import { type Locale, languages } from '#domain/locale.ts'
import { contactMessages } from '#page-messages/backoffice/contact-messages.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { fieldProps } from '#web/backoffice/forms/field-props.ts'
import { CustomerLanguage } from '#web/backoffice/layout/customer-language.tsx'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { SuspiciousMark } from '#web/backoffice/layout/suspicious-mark.tsx'
import { readTyped, type Typed, typedIn } from '#web/forms/form.ts'
import { readFields, sentIdOrZero, submissionKey } from '#web/forms/form-fields.ts'
import { readForm, textIn } from '#web/forms/read-form.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { parseId } from '#web/http/parse-id.ts'
import { revalidateAfterConflict } from '#web/http/revalidate-after-conflict.ts'
import { contactMessagePath, contactMessagesPath } from '#web/paths/backoffice-message-paths.ts'
import { orderDetailsPath } from '#web/paths/backoffice-order-paths.ts'
import { formatMoment } from '#web/text/format.ts'
import { TextArea } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Route } from './+types/contact-message-page'
import { type ReplyFieldErrors, replyForm } from './reply-form.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { replies, sentAt, doneAt, doneBy, ...message } = await catchNotFound(
    getMessageThread(officeIn(context), parseId(params.id)),
  )
  return {
    ...message,
    key: randomUUID(),
    sentAt: formatMoment(sentAt),
    done: doneAt && doneBy && { by: doneBy, at: formatMoment(doneAt) },
    replies: replies.map((reply) => ({ ...reply, madeAt: formatMoment(reply.madeAt) })),
  }
}

const replySent = z.object({ key: submissionKey, repliesSeen: sentIdOrZero })

export async function action({ context, params, request }: Route.ActionArgs) {
  const id = parseId(params.id)
  const form = await readForm(request)
  const intent = textIn(form, 'do')
  if (intent === 'done' || intent === 'reopen') {
    await catchNotFound(setMessageDone(officeIn(context), id, intent === 'done'))
    return redirect(intent === 'done' ? contactMessagesPath() : contactMessagePath(id))
  }
  const { key, repliesSeen } = readFields(replySent, form)
  if (!key) throw data(null, { status: 400 })
  const typed = typedIn(replyForm, form)
  const reading = readTyped(replyForm, typed)
  if (reading.outcome === 'invalid') return data({ ...reading, typed }, { status: 422 })
  const reply = { submissionKey: key, body: reading.value.answer, repliesSeen }
  const outcome = await catchNotFound(replyToMessage(officeIn(context), id, reply))
  return outcome === 'conflict' ? data({ outcome, typed }, { status: 409 }) : redirect(contactMessagePath(id))
}

export const shouldRevalidate = revalidateAfterConflict

/** One contact message with its replies and the form for another. */
export default function ContactMessagePage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, email, orderId, locale, message, sentAt, isSuspicious, done, replies, key } = loaderData
  return (
    <OfficePage
      title={contactMessages.from(name)}
      heading={<bdi>{name}</bdi>}
      back={{ to: contactMessagesPath(), name: contactMessages.back }}
    >
      <div>
        {email !== undefined && (
          <a href={`mailto:${email}`} className="text-link break-all">
            <bdi>{email}</bdi>
          </a>
        )}
        {orderId !== undefined && (
          <p className="mt-1">
            <Link to={orderDetailsPath(orderId)} className="text-link">
              {contactMessages.toOrder}
            </Link>
            <span className="block text-ink-soft text-sm">{contactMessages.onOrderPage}</span>
          </p>
        )}
        <CustomerLanguage locale={locale} className="text-sm" />
        <p className="text-ink-soft text-sm">{sentAt}</p>
        {isSuspicious && <SuspiciousMark text={contactMessages.suspicious} />}
      </div>
      <p dir="auto" className="panel whitespace-pre-line break-words p-4 sm:p-6">
        {message}
      </p>
      <MessageReplies replies={replies} />
      {done && <p className="text-ink-soft text-sm">{contactMessages.doneBy(done.by, done.at)}</p>}
      {/* The key empties the field once a reply was sent. After a conflict the text stays below the newer replies. */}
      {email === undefined ? (
        <Notice tone="info">{contactMessages.noAddress}</Notice>
      ) : (
        <ReplyEditor
          key={replies.length}
          {...{ email, locale }}
          submissionKey={key}
          replyCount={replies.length}
          refusal={actionData}
        />
      )}
      <Form method="post">
        <SubmitButton name="do" value={done ? 'reopen' : 'done'} variant="outline" className="w-full sm:w-auto">
          {done ? contactMessages.reopen : contactMessages.markDone}
        </SubmitButton>
      </Form>
    </OfficePage>
  )
}

type DisplayedReply = Omit<MessageReply, 'madeAt'> & { readonly madeAt: string }

/** The replies so far, with the status of their emails. */
function MessageReplies({ replies }: { replies: readonly DisplayedReply[] }) {
  if (replies.length === 0) return null
  return (
    <Panel title={contactMessages.replies}>
      <ul className="space-y-4">
        {replies.map(({ body, madeBy, madeAt, emailStatus }) => (
          <li key={madeAt + body}>
            <p dir="auto" className="whitespace-pre-line break-words">
              {body}
            </p>
            <p className="mt-1 text-ink-soft text-sm">
              {contactMessages.repliedBy(madeBy, madeAt)} · {contactMessages.emailStates[emailStatus]}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Why a reply was not sent, with the typed text. */
type Refusal = { readonly typed: Typed<typeof replyForm> } & (
  | { readonly outcome: 'invalid'; readonly fieldErrors: ReplyFieldErrors }
  | { readonly outcome: 'conflict' }
)

interface ReplyEditorProps {
  readonly email: string
  /** The language of the visitor, in which the email greets. */
  readonly locale: Locale
  readonly submissionKey: string
  /** How many replies the page shows. */
  readonly replyCount: number
  readonly refusal: Refusal | undefined
}

/** The form for a reply. It posts how many replies were shown, to detect conflicts. */
function ReplyEditor({ email, locale, submissionKey, replyCount, refusal }: ReplyEditorProps) {
  const fieldErrors = refusal?.outcome === 'invalid' ? refusal.fieldErrors : {}
  const fields = fieldProps(replyForm, { names: { answer: contactMessages.reply }, typed: refusal?.typed, fieldErrors })
  return (
    <Form method="post" className="space-y-3">
      {refusal?.outcome === 'conflict' && <Notice tone="error">{contactMessages.conflict}</Notice>}
      <input type="hidden" name="key" value={submissionKey} />
      <input type="hidden" name="repliesSeen" value={replyCount} />
      <TextArea {...fields.answer} rows={7} hint={contactMessages.replyHint(email, languages[locale].name)} />
      <SubmitButton className="w-full sm:w-auto">{contactMessages.send}</SubmitButton>
    </Form>
  )
}
