import { useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { IssueText } from '#domain/newsletter/newsletter-issue.ts'
import { UnsavedChangesGuard } from '#web/backoffice/layout/unsaved-changes-guard.tsx'
import { useUnsavedChanges } from '#web/backoffice/layout/use-unsaved-changes.ts'
import { useBackofficeMessages } from '#web/backoffice/text/backoffice-messages.ts'
import { useFocusOnError } from '#web/forms/use-focus-on-error.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import type { IssueFieldErrors } from './issue-form.ts'

/** The id of the form, by which the buttons of other panels submit it. */
export const issueFormId = 'issue'

/** The result of submitting the form. */
export interface IssueSaveResult {
  readonly outcome: 'invalid' | 'already-sent' | 'changed-meanwhile' | 'saved' | 'test-sent'
  /** The stored draft as the writer last saw it. */
  readonly base: IssueText | undefined
  readonly text: IssueText
  readonly fieldErrors: IssueFieldErrors
}

interface IssueEditorProps {
  /** The stored draft; undefined for a new issue. */
  readonly draft?: IssueText
  readonly result: IssueSaveResult | undefined
}

/** The form for subject and text of an issue. */
export function IssueEditor({ draft, result }: IssueEditorProps) {
  const { newsletter: texts, fieldErrors: errorTexts } = useBackofficeMessages()
  const { state } = useNavigation()
  const isBusy = state !== 'idle'
  const { isUnsaved, watch } = useUnsavedChanges(result, result?.outcome === 'saved' || result?.outcome === 'test-sent')
  const { text = draft, fieldErrors = {} } = result ?? {}
  const base = useBase(draft, result)
  // The first save redirects to the page of the draft, which starts with the submitted text.
  const isLeaving = isBusy && draft === undefined
  const form = useRef<HTMLFormElement>(null)
  useFocusOnError(form, result)
  return (
    <Form method="post" id={issueFormId} ref={form} className="space-y-4" {...watch}>
      {base && <input type="hidden" name="base" value={JSON.stringify(base)} />}
      <TextField
        label={texts.subject}
        name="subject"
        required
        readOnly={isLeaving}
        defaultValue={text?.subject}
        error={fieldErrors.subject && errorTexts[fieldErrors.subject]}
      />
      <TextArea
        label={texts.body}
        name="body"
        rows={12}
        required
        readOnly={isLeaving}
        defaultValue={text?.body}
        hint={texts.bodyHint}
        error={fieldErrors.body && errorTexts[fieldErrors.body]}
      />
      <Button type="submit" disabled={isBusy} variant="secondary" className="w-full sm:w-auto">
        {texts.save}
      </Button>
      <UnsavedChangesGuard hasUnsavedChanges={isUnsaved && state !== 'submitting'} />
    </Form>
  )
}

/** The version of the draft that the writer has seen: first the loaded one, then that of the last result. */
function useBase(draft: IssueText | undefined, result: IssueSaveResult | undefined): IssueText | undefined {
  const [base, setBase] = useState(result?.base ?? draft)
  const [lastResult, setLastResult] = useState(result)
  if (result !== lastResult) {
    setLastResult(result)
    if (result) setBase(result.base)
  }
  return base
}
