import type { ReactNode } from 'react'
import { Form, Link, useLocation, useNavigation } from 'react-router'
import { Notice } from '#web/ui/notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { FocusedNotice } from './focused-notice.tsx'
import { OfficePage, type OfficePageProps } from './office-page.tsx'
import { UnsavedChangesGuard } from './unsaved-changes-guard.tsx'
import { useUnsavedChanges } from './use-unsaved-changes.ts'

interface EditPageProps<Outcome extends string> extends OfficePageProps {
  /** The version that is edited: another one begins the form anew. */
  readonly version: number
  readonly fields: ReactNode
  readonly saveText: string
  /** Whether the fields are only read. */
  readonly isReadOnly?: boolean
  /** Whether the page is shown again because it was saved. */
  readonly isJustSaved: boolean
  /** Why it was not saved; undefined before it was sent. */
  readonly result: { readonly outcome: Outcome } | undefined
  /** What is said of each outcome. */
  readonly notices: Readonly<Record<Outcome | 'saved', string>>
  /** A link to what others have saved meanwhile, and the outcomes that have it. */
  readonly lookAgain: { readonly to: string; readonly name: string; readonly after: readonly Outcome[] } | undefined
  /** Remarks above the form. */
  readonly remarks?: ReactNode
}

/** A page with the form of one thing; below it whatever else there is to do and to see. */
export function EditPage<Outcome extends string>(props: EditPageProps<Outcome>) {
  const { version, fields, saveText, isReadOnly, isJustSaved, result, notices, lookAgain, ...others } = props
  const { remarks, children, ...page } = others
  const location = useLocation()
  const saved = isJustSaved && !result ? location : undefined
  return (
    <OfficePage className="max-w-3xl space-y-4" {...page}>
      {remarks}
      {saved && (
        <FocusedNotice changed={saved} tone="success">
          {notices.saved}
        </FocusedNotice>
      )}
      {/* What is wrong with a field is marked there, and the first one gets the focus. */}
      {result?.outcome === 'invalid' && <Notice tone="error">{notices[result.outcome]}</Notice>}
      {result && result.outcome !== 'invalid' && (
        <FocusedNotice changed={result}>
          <p>{notices[result.outcome]}</p>
          {lookAgain?.after.includes(result.outcome) && (
            <Link reloadDocument to={lookAgain.to} className="inline-flex min-h-11 items-center underline">
              {lookAgain.name}
            </Link>
          )}
        </FocusedNotice>
      )}
      <EditForm key={version} {...{ version, fields, saveText, isReadOnly, saved, result }} />
      {children}
    </OfficePage>
  )
}

interface EditFormProps extends Pick<EditPageProps<string>, 'version' | 'fields' | 'saveText' | 'result'> {
  readonly isReadOnly: boolean | undefined
  /** Another object each time that the page is shown again because it was saved. */
  readonly saved: object | undefined
}

function EditForm({ version, fields, saveText, isReadOnly = false, saved, result }: EditFormProps) {
  const { state } = useNavigation()
  const { isUnsaved, watch } = useUnsavedChanges(saved ?? result, saved !== undefined)
  return (
    <Form method="post" {...watch} className="space-y-4">
      <input type="hidden" name="version" value={version} />
      <fieldset disabled={isReadOnly} className="min-w-0 space-y-4">
        {fields}
      </fieldset>
      {!isReadOnly && (
        <SubmitButton isSending={state !== 'idle'} className="w-full sm:w-auto">
          {saveText}
        </SubmitButton>
      )}
      <UnsavedChangesGuard hasUnsavedChanges={isUnsaved && state !== 'submitting'} />
    </Form>
  )
}
