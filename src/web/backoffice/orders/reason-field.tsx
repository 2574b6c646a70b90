import { fieldErrorsMessages } from '#page-messages/backoffice/field-errors.ts'
import { orderNamesMessages } from '#page-messages/backoffice/order-names.ts'
import { TextField } from '#web/ui/field.tsx'
import { maxNoteLength } from './note-limits.ts'

/** The reason for a cancellation, with common reasons as suggestions. */
export function ReasonField({ typed, isMissing }: { typed?: string | undefined; isMissing: boolean }) {
  const { cancellationReason, cancellationReasons } = orderNamesMessages
  return (
    <>
      <TextField
        label={cancellationReason}
        name="reason"
        list="reasons"
        autoComplete="off"
        maxLength={maxNoteLength}
        defaultValue={typed}
        error={isMissing ? fieldErrorsMessages.required : undefined}
      />
      <datalist id="reasons">
        {cancellationReasons.map((reason) => (
          <option key={reason} value={reason} />
        ))}
      </datalist>
    </>
  )
}
