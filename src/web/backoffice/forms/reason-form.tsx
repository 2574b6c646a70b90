import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { revokingMessages } from '#page-messages/backoffice/revoking.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { TextField } from '#web/ui/field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'

interface ReasonFormProps {
  readonly title: string
  /** The text of its button. */
  readonly save: string
  /** In characters. */
  readonly maxLength: number
  readonly isSmall?: boolean
  /** Its hidden fields. */
  readonly children?: ReactNode
}

/** A folded form that undoes what was recorded, and asks why. */
export function ReasonForm({ title, save, maxLength, isSmall = false, children }: ReasonFormProps) {
  return (
    <Disclosure title={title} isSmall={isSmall}>
      <Form method="post" className="space-y-3">
        {children}
        <TextField label={revokingMessages.why} name="reason" maxLength={maxLength} required autoComplete="off" />
        <SubmitButton variant="outline">{save}</SubmitButton>
      </Form>
    </Disclosure>
  )
}
