import { TextField } from '../../ui/field.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import { longestNote } from './note-limits.ts'

/** Why an order is cancelled; the usual reasons are suggested. */
export function ReasonField({ typed, isMissing }: { typed?: string | undefined; isMissing: boolean }) {
  const { queue, fields } = useOfficeMessages().orders
  return (
    <>
      <TextField
        label={queue.reason}
        name="reason"
        list="reasons"
        autoComplete="off"
        maxLength={longestNote}
        defaultValue={typed}
        error={isMissing ? fields.mistakes.required : undefined}
      />
      <datalist id="reasons">
        {queue.reasons.map((reason) => (
          <option key={reason} value={reason} />
        ))}
      </datalist>
    </>
  )
}
