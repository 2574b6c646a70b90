import { z } from 'zod'
import { known, readFields } from '#web/forms/form-fields.ts'

const duplicatesForm = z.object({
  do: known(['join-into-first', 'join-into-second', 'cancel-first', 'cancel-second', 'keep']),
})

/** Which of two orders that look like one placed twice is joined into the other, canceled, or whether both are kept. */
export function readDuplicatesDecision(form: FormData) {
  return readFields(duplicatesForm, form).do
}
