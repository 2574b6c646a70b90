import { Form, useNavigation } from 'react-router'
import type { Locale } from '#domain/locale.ts'
import type { EditConflict } from '#domain/merge-edits.ts'
import { type IssueDraft, issueTexts } from '#domain/newsletter/newsletter-issue.ts'
import { textsNamed } from '#domain/text-rule.ts'
import { newsletterMessages } from '#page-messages/backoffice/newsletter.ts'
import { ConflictNotice } from '#web/backoffice/forms/conflict-notice.tsx'
import { fieldProps } from '#web/backoffice/forms/field-props.ts'
import { type FormSnapshot, useFormSnapshot } from '#web/backoffice/forms/use-form-snapshot.ts'
import { UnsavedChangesGuard } from '#web/backoffice/layout/unsaved-changes-guard.tsx'
import { useUnsavedChanges } from '#web/backoffice/layout/use-unsaved-changes.ts'
import { LanguageTabs } from '#web/backoffice/translations/language-tabs.tsx'
import { type TranslatedField, translatedFields } from '#web/backoffice/translations/translated-fields.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { issueTextLabels } from './issue-text-labels.ts'
import { type IssueFieldErrors, issueForm, type TypedIssue, typedIssueOf } from './typed-issue.ts'

/** The id of the form, by which the buttons of other panels submit it. */
export const issueFormId = 'issue'

/** The result of submitting the form. `base` is the stored draft as the writer last saw it. */
export type IssueSaveResult = FormSnapshot<IssueDraft | undefined, TypedIssue | undefined> &
  (
    | { readonly outcome: 'invalid'; readonly fieldErrors: IssueFieldErrors }
    | { readonly outcome: 'already-sent' | 'saved' | 'test-sent' | 'key-used' }
    | EditConflict<IssueDraft>
  )

interface IssueEditorProps {
  /** The stored draft; undefined for a new issue. */
  readonly draft?: IssueDraft
  /** The language that the draft was written in; absent for a new issue. */
  readonly locale?: Locale
  /** Absent for a stored draft. */
  readonly submissionKey?: string
  readonly result: IssueSaveResult | undefined
}

/** The form for subject and text of an issue. */
export function IssueEditor({ draft, locale, submissionKey, result }: IssueEditorProps) {
  const { state } = useNavigation()
  const isBusy = state !== 'idle'
  const { isUnsaved, watch } = useUnsavedChanges(result, result?.outcome === 'saved' || result?.outcome === 'test-sent')
  const fieldErrors = result?.outcome === 'invalid' ? result.fieldErrors : {}
  const opened = () => ({ base: draft, typed: draft && typedIssueOf(draft) })
  const { base, typed, resets } = useFormSnapshot(opened, result)
  const inputs = fieldProps(issueForm, { names: newsletterMessages, typed, fieldErrors })
  // The first save redirects to the page of the draft, which starts with the submitted text.
  const isLeaving = isBusy && draft === undefined
  const fields = (
    <div className="space-y-4">
      <TextField {...inputs.subject} readOnly={isLeaving} />
      <TextArea {...inputs.body} rows={12} readOnly={isLeaving} hint={newsletterMessages.bodyHint} />
    </div>
  )
  return (
    <Form method="post" id={issueFormId} className="space-y-4" {...watch}>
      {submissionKey && <input type="hidden" name="key" value={submissionKey} />}
      {base && <input type="hidden" name="base" value={JSON.stringify(base)} />}
      {locale && base && typed ? (
        <LanguageTabs
          key={resets}
          writtenIn={locale}
          fields={translatedIssueFields(base)}
          translations={typed.texts}
          refused={result?.outcome === 'invalid' ? result : undefined}
        >
          {fields}
        </LanguageTabs>
      ) : (
        fields
      )}
      <SubmitButton variant="secondary" className="w-full sm:w-auto">
        {newsletterMessages.save}
      </SubmitButton>
      <UnsavedChangesGuard hasUnsavedChanges={isUnsaved && state !== 'submitting'} />
    </Form>
  )
}

export function IssueConflictNotice({ conflict }: { readonly conflict: EditConflict<IssueDraft> }) {
  return (
    <ConflictNotice
      title={newsletterMessages.changedMeanwhile}
      conflict={conflict}
      textLabels={issueTextLabels}
      describeField={(field) => [newsletterMessages[field], conflict.current[field]]}
    />
  )
}

/** Returns the texts of an issue to translate. */
function translatedIssueFields(draft: IssueDraft): TranslatedField[] {
  return translatedFields('issue', issueTextLabels, textsNamed(issueTexts, draft))
}
