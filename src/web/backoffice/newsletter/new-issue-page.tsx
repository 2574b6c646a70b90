import { randomUUID } from 'node:crypto'
import { data, Link, redirect } from 'react-router'
import { z } from 'zod'
import { createIssue } from '#domain/newsletter/edit-issue.ts'
import { newsletterMessages } from '#page-messages/backoffice/newsletter.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { readFields, submissionKey } from '#web/forms/form-fields.ts'
import { readForm } from '#web/forms/read-form.ts'
import { revalidateAfterConflict } from '#web/http/revalidate-after-conflict.ts'
import { issuePath, issuesPath } from '#web/paths/backoffice-message-paths.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/new-issue-page'
import { IssueEditor } from './issue-editor.tsx'
import { readIssueForm } from './issue-form.ts'

const newIssueForm = z.object({ key: submissionKey })

export function loader() {
  return { formKey: randomUUID() }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const reading = readIssueForm(form)
  if (reading.outcome === 'invalid') return data({ ...reading, base: undefined }, { status: 422 })
  const { outcome, id } = await createIssue(officeIn(context), reading.value, readFields(newIssueForm, form).key)
  if (outcome === 'key-used')
    return data({ outcome, id, base: undefined, typed: reading.typed } as const, { status: 409 })
  return redirect(issuePath(id))
}

/** Gives a form whose key is used another one. */
export const shouldRevalidate = revalidateAfterConflict

/** The form for a new issue, which becomes a draft. */
export default function NewIssuePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <OfficePage title={newsletterMessages.write} back={{ to: issuesPath(), name: newsletterMessages.back }}>
      {actionData?.outcome === 'key-used' && (
        <Notice tone="error">
          {newsletterMessages.keyUsed}{' '}
          <Link to={issuePath(actionData.id)} className="text-link">
            {newsletterMessages.openMade}
          </Link>
        </Notice>
      )}
      <IssueEditor submissionKey={loaderData.formKey} result={actionData} />
    </OfficePage>
  )
}
