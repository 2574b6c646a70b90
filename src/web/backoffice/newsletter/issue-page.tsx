import { data, Form, redirect, redirectDocument } from 'react-router'
import type { Marketplace } from '#domain/marketplace.ts'
import { editIssue } from '#domain/newsletter/edit-issue.ts'
import { getIssue } from '#domain/newsletter/list-issues.ts'
import { countSubscribers } from '#domain/newsletter/list-subscribers.ts'
import type { IssueDraft, IssueProgress } from '#domain/newsletter/newsletter-issue.ts'
import { continueIssue, sendIssue, stopIssue } from '#domain/newsletter/send-issue.ts'
import { sendTestIssue } from '#domain/newsletter/send-test-issue.ts'
import { newsletterMessages } from '#page-messages/backoffice/newsletter.ts'
import { requireSession } from '#web/backoffice/auth/require-session.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { FocusedNotice } from '#web/backoffice/layout/focused-notice.tsx'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { usePolling } from '#web/backoffice/layout/use-polling.ts'
import { withTypedTranslations } from '#web/backoffice/translations/translated-fields.ts'
import { readForm, textIn } from '#web/forms/read-form.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { done } from '#web/http/done.ts'
import { parseId } from '#web/http/parse-id.ts'
import { issuePath, issuePreviewPath, issuesPath } from '#web/paths/backoffice-message-paths.ts'
import { LocalText, languageProps } from '#web/text/local-text.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Route } from './+types/issue-page'
import { displayedStatus } from './displayed-status.ts'
import { IssueConflictNotice, IssueEditor, issueFormId } from './issue-editor.tsx'
import { readIssueBase, readIssueForm } from './issue-form.ts'
import { typedIssueOf } from './typed-issue.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  const { id, subject, body, locale, translations, status, progress } = await catchNotFound(
    getIssue(office, parseId(params.id)),
  )
  return {
    ...{
      id,
      subject,
      body,
      locale,
      progress,
      ...(translations && { translations }),
      status: displayedStatus(status, progress),
    },
    readers: await countSubscribers(office),
    email: requireSession(context, request).email,
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const id = parseId(params.id)
  const office = officeIn(context)
  const form = await readForm(request)
  const intent = textIn(form, 'do')
  if (intent === 'stop' || intent === 'continue') {
    await catchNotFound(intent === 'stop' ? stopIssue(office, id) : continueIssue(office, id))
    return redirect(issuePath(id))
  }
  const reading = readIssueForm(form)
  const opened = readIssueBase(form)
  if (reading.outcome === 'invalid') return data({ ...reading, base: opened ?? reading.typed }, { status: 422 })
  const base: IssueDraft = opened ?? reading.value
  const translations = withTypedTranslations(base.translations, form, 'issue')
  const edited: IssueDraft = { ...reading.value, ...(Object.keys(translations).length > 0 && { translations }) }
  const result = await catchNotFound(editIssue(office, id, { base, edited }))
  if (result.outcome === 'changed-meanwhile')
    return data({ ...result, base: result.current, typed: typedIssueOf(result.merged) }, { status: 409 })
  const saved = { base: edited, typed: reading.typed }
  if (result.outcome === 'already-sent') return { outcome: 'already-sent', ...saved } as const
  return (
    (await handleIntent(office, id, intent)) ??
    done({ outcome: intent === 'try' ? 'test-sent' : 'saved', ...saved } as const)
  )
}

/** Does what the button asks for after the draft was saved. Returns a redirect, if any. */
async function handleIntent(office: Marketplace, id: number, intent: string) {
  if (intent === 'preview') return redirectDocument(issuePreviewPath(id))
  if (intent === 'preview-text') return redirectDocument(issuePreviewPath(id, { as: 'text' }))
  if (intent === 'try') await sendTestIssue(office, id)
  if (intent !== 'send') return undefined
  await sendIssue(office, id)
  return redirect(issuePath(id))
}

/** One issue: the form while it is a draft, then its progress. */
export default function IssuePage({ loaderData, actionData }: Route.ComponentProps) {
  const { subject, body, locale, translations, status, progress, readers, email } = loaderData
  const isDraft = status === 'draft'
  return (
    <OfficePage
      title={subject}
      heading={<LocalText text={subject} language={locale} />}
      back={{ to: issuesPath(), name: newsletterMessages.back }}
    >
      {actionData?.outcome === 'saved' && isDraft && (
        <FocusedNotice changed={actionData} tone="success">
          {newsletterMessages.saved}
        </FocusedNotice>
      )}
      {actionData?.outcome === 'test-sent' && isDraft && (
        <FocusedNotice changed={actionData} tone="success">
          {newsletterMessages.testSent(email)}
        </FocusedNotice>
      )}
      {actionData?.outcome === 'already-sent' && <Notice tone="error">{newsletterMessages.alreadySent}</Notice>}
      {actionData?.outcome === 'changed-meanwhile' && <IssueConflictNotice conflict={actionData} />}
      {isDraft ? (
        <>
          <IssueEditor
            draft={{ subject, body, ...(translations && { translations }) }}
            locale={locale}
            result={actionData}
          />
          <PreviewPanel />
          <SendPanel readers={readers} />
        </>
      ) : (
        <>
          <IssueProgressPanel status={status} progress={progress} />
          <p {...languageProps(locale)} className="panel whitespace-pre-line break-words p-4 sm:p-6">
            {body}
          </p>
        </>
      )}
    </OfficePage>
  )
}

/** Previews and test email of a draft. The buttons submit the form of the draft, which is saved first. */
function PreviewPanel() {
  const actions = [
    ['preview', newsletterMessages.preview],
    ['preview-text', newsletterMessages.previewText],
    ['try', newsletterMessages.sendTest],
  ] as const
  return (
    <Panel title={newsletterMessages.previewTitle}>
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {actions.map(([action, name]) => (
          <SubmitButton key={action} form={issueFormId} name="do" value={action} variant="outline">
            {name}
          </SubmitButton>
        ))}
      </div>
      <p className="mt-3 text-ink-soft text-sm">{newsletterMessages.savesFirst}</p>
    </Panel>
  )
}

/** Sends an issue, with a confirmation step because it cannot be undone. */
function SendPanel({ readers }: { readers: number }) {
  if (readers === 0) return <p className="text-ink-soft">{newsletterMessages.nobody}</p>
  return (
    <details className="panel p-4 sm:p-6">
      <summary className={buttonClass('outline', 'w-full list-none sm:w-auto')}>
        {newsletterMessages.send(readers)}
      </summary>
      <p className="my-4">{newsletterMessages.sendText}</p>
      <SubmitButton form={issueFormId} name="do" value="send" className="w-full sm:w-auto">
        {newsletterMessages.sendNow}
      </SubmitButton>
    </details>
  )
}

const pollMilliseconds = 2_000

interface IssueProgressPanelProps {
  readonly status: 'sending' | 'sent' | 'stopped'
  readonly progress: IssueProgress
}

/** The progress of an issue, polled while it is being sent, with the button to stop or continue it. */
function IssueProgressPanel({ status, progress }: IssueProgressPanelProps) {
  const { all, sent, waiting, failedPermanently, withdrawn } = progress
  usePolling(pollMilliseconds, status === 'sending')
  const rest = [
    waiting > 0 && newsletterMessages.waiting(waiting),
    failedPermanently > 0 && newsletterMessages.givenUp(failedPermanently),
    withdrawn > 0 && newsletterMessages.withdrawn(withdrawn),
  ].filter(Boolean)
  return (
    <Panel title={newsletterMessages.progress}>
      <p className="font-semibold">{newsletterMessages.statuses[status]}</p>
      <progress
        aria-label={newsletterMessages.progress}
        max={all}
        value={all - waiting - withdrawn}
        className="mt-2 block h-3 w-full accent-door"
      />
      <p className="mt-2">{newsletterMessages.sentOf(sent, all)}</p>
      {rest.length > 0 && <p className="text-ink-soft text-sm">{rest.join(' · ')}</p>}
      {status !== 'sent' && (
        <Form method="post" className="mt-4">
          <SubmitButton
            name="do"
            value={status === 'sending' ? 'stop' : 'continue'}
            variant={status === 'sending' ? 'primary' : 'secondary'}
            className="w-full sm:w-auto"
          >
            {status === 'sending' ? newsletterMessages.stop : newsletterMessages.continue}
          </SubmitButton>
        </Form>
      )}
    </Panel>
  )
}
