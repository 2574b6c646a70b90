import { Form } from 'react-router'
import { z } from 'zod'
import { countEmails, type UnsentEmails } from '#domain/email-outbox/count-emails.ts'
import { decideHeldEmails, heldEmailDecisions } from '#domain/email-outbox/decide-held-emails.ts'
import { type EmailFilter, emailFilters } from '#domain/email-outbox/email-filter.ts'
import { listEmails } from '#domain/email-outbox/list-emails.ts'
import { resendEmail, resendFailedEmails } from '#domain/email-outbox/resend-email.ts'
import { cleanPlainLine } from '#domain/text.ts'
import { emailsMessages } from '#page-messages/backoffice/emails.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { ListPage, ListRows } from '#web/backoffice/layout/list-page.tsx'
import { readListQuery } from '#web/backoffice/layout/read-list-query.ts'
import { SearchField } from '#web/backoffice/layout/search-field.tsx'
import { SelectAll, useCheckedValues } from '#web/backoffice/layout/select-all.tsx'
import { useFocusOnNextRow } from '#web/backoffice/layout/use-focus-on-next-row.ts'
import { useLastActionData } from '#web/backoffice/layout/use-last-action-data.ts'
import { ids, isSent, rawText, readFields, rowDecision } from '#web/forms/form-fields.ts'
import { readForm, textIn } from '#web/forms/read-form.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { done } from '#web/http/done.ts'
import { parseId } from '#web/http/parse-id.ts'
import { formatMoment } from '#web/text/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Route } from './+types/emails-page'
import { EmailRow } from './email-row.tsx'
import { SendingError } from './sending-error.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { part: filter, olderThan: before, searchParams } = readListQuery(request, 'show', emailFilters)
  const recipient = cleanPlainLine(searchParams.get('to') ?? '')
  const office = officeIn(context)
  const { rows, olderThan } = await listEmails(office, { filter, recipient, olderThan: before })
  const emails = rows.map(({ queuedAt, sentAt, ...email }) => ({
    ...email,
    queuedAt: formatMoment(queuedAt),
    sentAt: sentAt && formatMoment(sentAt),
  }))
  return { filter, recipient, olderThan, emails, unsent: await countEmails(office) }
}

const heldEmailsForm = z
  .object({ decide: rowDecision(heldEmailDecisions), letter: ids })
  .transform(({ decide: { decision, ids }, letter }) => decision && { decision, ids: ids ?? letter })

/** Returns what is decided about which held emails; undefined when the form is about other emails. */
function readHeldEmailsForm(form: FormData) {
  return readFields(heldEmailsForm, form)
}

const resendForm = z
  .object({ id: isSent, only: ids, which: rawText, shown: ids, letter: ids })
  .transform(({ id, only, which, shown, letter }) => {
    if (id) return undefined
    return only.length > 0 ? only : which === 'shown' ? shown : letter
  })

/** Returns the ids of the failed emails to resend; undefined when the form resends a single email of another status. */
function readResendForm(form: FormData): number[] | undefined {
  return readFields(resendForm, form)
}

export async function action({ context, request }: Route.ActionArgs) {
  const office = officeIn(context)
  const form = await readForm(request)
  const held = readHeldEmailsForm(form)
  if (held) return done({ done: held.decision, count: await decideHeldEmails(office, held.ids, held.decision) })
  const resent = { done: 'resent' } as const
  const bulk = readResendForm(form)
  if (bulk) return done({ ...resent, count: await resendFailedEmails(office, bulk) })
  await catchNotFound(resendEmail(office, parseId(textIn(form, 'id'))))
  return done({ ...resent, count: 1 })
}

/** The email outbox: sent, waiting and failed emails, which can be resent, and held ones, which can be released. */
export default function EmailsPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useLastActionData(actionData)
  const { filter, recipient, emails, unsent } = loaderData
  const { form } = useCheckedValues('letter', emails, answer)
  const { list, rememberRow } = useFocusOnNextRow<HTMLUListElement>(emails)
  return (
    <ListPage
      title={emailsMessages.title}
      parts={{
        parameter: 'show',
        all: emailFilters,
        chosen: filter,
        names: filterNamesWithCounts(emailsMessages, unsent),
      }}
      tools={
        <>
          <UnsentEmailNotices unsent={unsent} />
          <Form key={filter}>
            <input type="hidden" name="show" value={filter} />
            <SearchField label={emailsMessages.recipient} name="to" defaultValue={recipient} />
          </Form>
          {answer && <Notice tone="success">{emailsMessages.done[answer.done](answer.count)}</Notice>}
        </>
      }
      rows={emails}
      empty={emailsMessages.none[filter]}
      place={loaderData}
    >
      <Form ref={form} method="post" onSubmit={rememberRow} className="group" key={filter}>
        {filter === 'held' && <p className="mb-2 text-ink-soft text-sm">{emailsMessages.held.reason}</p>}
        {(filter === 'given-up' || filter === 'held') && (
          <SelectAll key={emails.length} label={emailsMessages.selectAll} name="letter" />
        )}
        <ListRows rows={emails} list={list}>
          {(email) => <EmailRow email={email} />}
        </ListRows>
        {filter === 'given-up' && <ResendBar />}
        {filter === 'held' && <HeldEmailsBar />}
      </Form>
    </ListPage>
  )
}

/** Returns the names of the filters, with the number of emails that are not sent yet. */
function filterNamesWithCounts(
  { filters, withCount }: typeof emailsMessages,
  { failedPermanently, held, failing, waiting }: UnsentEmails,
): Readonly<Record<EmailFilter, string>> {
  const named = (name: string, count: number) => (count > 0 ? withCount(name, count) : name)
  return {
    ...filters,
    'given-up': named(filters['given-up'], failedPermanently),
    held: named(filters.held, held),
    failing: named(filters.failing, failing),
    waiting: named(filters.waiting, waiting),
  }
}

/** Warns that emails are only written to a folder, or that they are failing. */
function UnsentEmailNotices({ unsent: { failing, lastError, mailer } }: { unsent: UnsentEmails }) {
  return (
    <>
      {mailer === 'folder' && <Notice tone="info">{emailsMessages.folder}</Notice>}
      {failing > 0 && (
        <Notice isStatic tone="error">
          <p>{emailsMessages.failing(failing)}</p>
          {lastError && <SendingError error={lastError} />}
        </Notice>
      )}
    </>
  )
}

/** The buttons that decide about the selected held emails; sticky at the bottom while something is selected. */
function HeldEmailsBar() {
  const { held } = emailsMessages
  return (
    <div className="sticky bottom-16 z-20 mt-4 hidden gap-2 rounded-full bg-limestone p-1.5 shadow-float ring-1 ring-sand-deep group-has-[input[name=letter]:checked]:flex lg:bottom-4">
      <SubmitButton name="decide" value="released" variant="secondary" className="flex-1 px-3">
        {held.releaseSelected}
      </SubmitButton>
      <SubmitButton name="decide" value="dropped" variant="outline" className="flex-1 px-3">
        {held.dropSelected}
      </SubmitButton>
    </div>
  )
}

/** The buttons that resend selected or all shown emails; sticky at the bottom while something is selected. */
function ResendBar() {
  return (
    <>
      <div className="sticky bottom-16 z-20 mt-4 hidden rounded-full bg-limestone p-1.5 shadow-float ring-1 ring-sand-deep group-has-[input[name=letter]:checked]:block lg:bottom-4">
        <SubmitButton variant="secondary" className="w-full px-3">
          {emailsMessages.resendSelected}
        </SubmitButton>
      </div>
      <div className="mt-4 text-center group-has-[input[name=letter]:checked]:hidden">
        <SubmitButton name="which" value="shown" variant="outline">
          {emailsMessages.resendShown}
        </SubmitButton>
      </div>
    </>
  )
}
