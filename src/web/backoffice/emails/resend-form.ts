import { z } from 'zod'
import { ids, isSent, rawText, readFields } from '#web/forms/form-fields.ts'

export const resendForm = z
  .object({ id: isSent, only: ids, which: rawText, shown: ids, letter: ids })
  .transform(({ id, only, which, shown, letter }) => {
    if (id) return undefined
    return only.length > 0 ? only : which === 'shown' ? shown : letter
  })

/** Returns the ids of the failed emails to resend; undefined when the form resends a single email of another status. */
export function readResendForm(form: FormData): number[] | undefined {
  return readFields(resendForm, form)
}
