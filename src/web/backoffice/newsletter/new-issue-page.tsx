import { data, redirect } from 'react-router'
import { beginIssue } from '#domain/correspondence/write-issue.ts'
import { readForm } from '../../read-form.ts'
import { BackLink } from '../layout/back-link.tsx'
import { OfficeTitle } from '../layout/office-title.tsx'
import { officeIn } from '../office-context.ts'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { Route } from './+types/new-issue-page'
import { IssueFields } from './issue-fields.tsx'
import { readIssue } from './issue-form.ts'

export async function action({ context, request }: Route.ActionArgs) {
  const read = readIssue(await readForm(request))
  if (Object.keys(read.mistakes).length > 0)
    return data({ outcome: 'invalid', base: undefined, ...read } as const, { status: 422 })
  return redirect(`/admin/newsletter/${await beginIssue(officeIn(context), read.text)}`)
}

/** Where an issue of the newsletter begins. Nothing is sent from here. */
export default function NewIssuePage({ actionData }: Route.ComponentProps) {
  const { newsletter: words } = useOfficeMessages()
  return (
    <div className="mx-auto max-w-3xl space-y-5">
      <OfficeTitle title={words.write} />
      <BackLink to="/admin/newsletter">{words.back}</BackLink>
      <h1 className="text-3xl">{words.write}</h1>
      <IssueFields answer={actionData} />
    </div>
  )
}
