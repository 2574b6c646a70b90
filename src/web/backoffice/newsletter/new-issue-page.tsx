import { data, redirect } from 'react-router'
import { createIssue } from '#domain/newsletter/edit-issue.ts'
import { newsletterMessages } from '#page-messages/backoffice/newsletter.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { readForm } from '#web/forms/read-form.ts'
import { issuePath, issuesPath } from '#web/paths/backoffice-message-paths.ts'
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
    <OfficePage title={newsletterMessages.write} back={{ to: issuesPath(), name: newsletterMessages.back }}>
      <IssueEditor result={actionData} />
    </OfficePage>
  )
}
