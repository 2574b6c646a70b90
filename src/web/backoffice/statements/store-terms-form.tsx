import { Form } from 'react-router'
import { fieldErrorsMessages } from '#page-messages/backoffice/field-errors.ts'
import { statementsMessages } from '#page-messages/backoffice/statements.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'

/** The commission of a store, where it has one of its own. */
export function StoreTermsForm({
  commission,
  version,
  result,
}: {
  commission: string
  version: number
  result: { readonly outcome: string; readonly typed?: unknown } | undefined
}) {
  const { terms } = statementsMessages
  const isUnreadable = result?.outcome === 'no-percentage'
  return (
    <Disclosure title={terms.change} isOpen={isUnreadable || result?.outcome === 'terms-changed'}>
      {result?.outcome === 'terms-changed' && <Notice tone="error">{terms.changed}</Notice>}
      <Form method="post" className="space-y-3">
        <input type="hidden" name="do" value="terms" />
        <input type="hidden" name="version" value={version} />
        <TextField
          label={terms.commission}
          hint={terms.hint}
          name="commission"
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          maxLength={10}
          defaultValue={isUnreadable && typeof result.typed === 'string' ? result.typed : commission}
          error={isUnreadable ? fieldErrorsMessages.percentage : undefined}
        />
        <SubmitButton variant="outline">{terms.save}</SubmitButton>
      </Form>
    </Disclosure>
  )
}
