import { Form } from 'react-router'
import { statementsMessages } from '#page-messages/backoffice/statements.ts'
import { fieldProps } from '#web/backoffice/forms/field-props.ts'
import { optional, percentage } from '#web/forms/codec.ts'
import type { Errors, Typed } from '#web/forms/form.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'

/** Without a commission of its own, that of the plan counts. */
export const storeTerms = { commission: optional(percentage) }

interface StoreTermsFormProps {
  readonly typed: Typed<typeof storeTerms>
  readonly fieldErrors: Errors<typeof storeTerms> | undefined
  readonly version: number
  /** Somebody else has saved others meanwhile. */
  readonly isConflict: boolean
}

/** The commission of a store, where it has one of its own. */
export function StoreTermsForm({ typed, fieldErrors, version, isConflict }: StoreTermsFormProps) {
  const { terms } = statementsMessages
  const names = { commission: terms.commission }
  const fields = fieldProps(storeTerms, { names, typed, fieldErrors: fieldErrors ?? {} })
  return (
    <Disclosure title={terms.change} isOpen={isConflict || fieldErrors !== undefined}>
      {isConflict && <Notice tone="error">{terms.changed}</Notice>}
      <Form method="post" className="space-y-3">
        <input type="hidden" name="do" value="terms" />
        <input type="hidden" name="version" value={version} />
        <TextField {...fields.commission} hint={terms.hint} />
        <SubmitButton variant="outline">{terms.save}</SubmitButton>
      </Form>
    </Disclosure>
  )
}
