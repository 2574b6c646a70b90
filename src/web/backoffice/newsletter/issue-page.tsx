import { data, redirect, redirectDocument } from 'react-router'
import { getIssue } from '#domain/correspondence/list-issues.ts'
import { countSubscribers } from '#domain/correspondence/list-subscribers.ts'
import { continueIssue, sendIssue, stopIssue } from '#domain/correspondence/send-issue.ts'
import { tryIssue } from '#domain/correspondence/try-issue.ts'
import { rewriteIssue } from '#domain/correspondence/write-issue.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { idFrom, or404 } from '../../or-404.ts'
import { readForm, textIn } from '../../read-form.ts'
import { Notice } from '../../ui/notice.tsx'
import { BackLink } from '../layout/back-link.tsx'
import { NewsNotice } from '../layout/news-notice.tsx'
import { OfficeTitle } from '../layout/office-title.tsx'
import { officeIn } from '../office-context.ts'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { Route } from './+types/issue-page'
import { BeforePanel } from './before-panel.tsx'
import { readIssueBase } from './issue-base.ts'
import { IssueFields } from './issue-fields.tsx'
import { readIssue } from './issue-form.ts'
import { IssueProgressPanel } from './issue-progress-panel.tsx'
import { SendPanel } from './send-panel.tsx'
import { shownStatus } from './shown-status.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const office = officeIn(context)
  const { id, subject, body, status, progress } = await or404(getIssue(office, idFrom(params.id)))
  return {
    ...{ id, subject, body, progress, status: shownStatus(status, progress) },
    readers: await countSubscribers(office),
    email: office.operator?.email ?? '',
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const id = idFrom(params.id)
  const office = officeIn(context)
  const form = await readForm(request)
  const wish = textIn(form, 'do')
  if (wish === 'stop' || wish === 'continue') {
    await or404(wish === 'stop' ? stopIssue(office, id) : continueIssue(office, id))
    return redirect(`/admin/newsletter/${id}`)
  }
  const read = readIssue(form)
  const base = readIssueBase(form) ?? read.text
  if (Object.keys(read.mistakes).length > 0)
    return data({ outcome: 'invalid', base, ...read } as const, { status: 422 })
  const result = await or404(rewriteIssue(office, id, { base, edited: read.text }))
  if (result.outcome === 'changed-meanwhile') {
    const { outcome, current } = result
    return data({ outcome, base: current, ...read } as const, { status: 409 })
  }
  const saved = { base: read.text, ...read }
  if (result.outcome === 'gone') return { outcome: 'gone', ...saved } as const
  return (await doWithDraft(office, id, wish)) ?? ({ outcome: wish === 'try' ? 'tried' : 'saved', ...saved } as const)
}

/** What is wished beside saving. Somewhere else to go, if that is so. */
async function doWithDraft(office: Marketplace, id: number, wish: string) {
  if (wish === 'preview') return redirectDocument(`/admin/newsletter/${id}/preview`)
  if (wish === 'preview-text') return redirectDocument(`/admin/newsletter/${id}/preview?as=text`)
  if (wish === 'try') await tryIssue(office, id)
  if (wish !== 'send') return undefined
  await sendIssue(office, id)
  return redirect(`/admin/newsletter/${id}`)
}

/** One issue: written while it is a draft, watched once it goes out. */
export default function IssuePage({ loaderData, actionData }: Route.ComponentProps) {
  const { newsletter: words } = useOfficeMessages()
  const { subject, body, status, progress, readers, email } = loaderData
  const isDraft = status === 'draft'
  return (
    <div className="mx-auto max-w-3xl space-y-5">
      <OfficeTitle title={subject} />
      <BackLink to="/admin/newsletter">{words.back}</BackLink>
      <h1 className="break-words text-3xl">{subject}</h1>
      {actionData?.outcome === 'saved' && isDraft && <Notice tone="success">{words.saved}</Notice>}
      {actionData?.outcome === 'tried' && isDraft && <Notice tone="success">{words.tried(email)}</Notice>}
      {actionData?.outcome === 'gone' && <Notice tone="error">{words.gone}</Notice>}
      {actionData?.outcome === 'changed-meanwhile' && (
        <NewsNotice news={actionData}>
          <p>{words.changedMeanwhile}</p>
          <blockquote className="my-2 border-current border-s-2 ps-3">
            <p className="font-semibold">{actionData.base.subject}</p>
            <p className="whitespace-pre-line">{actionData.base.body}</p>
          </blockquote>
          <p>{words.saveAgain}</p>
        </NewsNotice>
      )}
      {isDraft ? (
        <>
          <IssueFields draft={{ subject, body }} answer={actionData} />
          <BeforePanel />
          <SendPanel readers={readers} />
        </>
      ) : (
        <>
          <IssueProgressPanel status={status} progress={progress} />
          <p
            dir="auto"
            className="whitespace-pre-line break-words rounded-2xl bg-white p-4 ring-1 ring-sand-deep sm:p-6"
          >
            {body}
          </p>
        </>
      )}
    </div>
  )
}
