import { z } from 'zod'
import { heldEmailDecisions } from '#domain/email-outbox/decide-held-emails.ts'
import { ids, readFields, rowDecision } from '#web/forms/form-fields.ts'

export const heldEmailsForm = z
  .object({ decide: rowDecision(heldEmailDecisions), letter: ids })
  .transform(({ decide: { decision, ids }, letter }) => decision && { decision, ids: ids ?? letter })

/** Returns what is decided about which held emails; undefined when the form is about other emails. */
export function readHeldEmailsForm(form: FormData) {
  return readFields(heldEmailsForm, form)
}
