import { data, redirect } from 'react-router'
import { createIssue } from '#domain/newsletter/edit-issue.ts'
import { newsletterMessages } from '#page-messages/backoffice/newsletter.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { BackofficeTitle } from '#web/backoffice/layout/backoffice-title.tsx'
import { readForm } from '#web/forms/read-form.ts'
import { issuePath, issuesPath } from '#web/paths/backoffice-message-paths.ts'
import { BackLink } from '../layout/back-link.tsx'
import type { Route } from './+types/new-issue-page'
import { IssueEditor } from './issue-editor.tsx'
import { readIssueForm } from './issue-form.ts'

export async function action({ context, request }: Route.ActionArgs) {
  const { text, ...read } = readIssueForm(await readForm(request))
  if (Object.keys(read.fieldErrors).length > 0)
    return data({ outcome: 'invalid', base: undefined, ...read } as const, { status: 422 })
  return redirect(issuePath(await createIssue(officeIn(context), text)))
}

/** The form for a new issue, which becomes a draft. */
export default function NewIssuePage({ actionData }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-3xl space-y-5">
      <BackofficeTitle title={newsletterMessages.write} />
      <BackLink to={issuesPath()}>{newsletterMessages.back}</BackLink>
      <h1 className="text-3xl">{newsletterMessages.write}</h1>
      <IssueEditor result={actionData} />
    </div>
  )
}
