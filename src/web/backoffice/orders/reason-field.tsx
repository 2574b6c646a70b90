import { backoffice } from '#page-messages/backoffice.ts'
import { TextField } from '../../ui/field.tsx'
import { maxNoteLength } from './note-limits.ts'

/** The reason for a cancellation, with common reasons as suggestions. */
export function ReasonField({ typed, isMissing }: { typed?: string | undefined; isMissing: boolean }) {
  const { orders, fieldErrors: errorTexts } = backoffice
  const { queue } = orders
  return (
    <>
      <TextField
        label={queue.reason}
        name="reason"
        list="reasons"
        autoComplete="off"
        maxLength={maxNoteLength}
        defaultValue={typed}
        error={isMissing ? errorTexts.required : undefined}
      />
      <datalist id="reasons">
        {queue.reasons.map((reason) => (
          <option key={reason} value={reason} />
        ))}
      </datalist>
    </>
  )
}
