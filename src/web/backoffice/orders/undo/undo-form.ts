import { z } from 'zod'
import { maxNoteLength } from '#web/backoffice/orders/note-limits.ts'
import { cutLine, ids, isSent, rawText, readFields } from '#web/forms/form-fields.ts'

const uuid = z.uuid()

/** The step or the batch to undo, undefined for what no page sends, and why. */
export const undoStepForm = z
  .object({
    step: ids.transform(([id]) => id),
    batch: rawText.transform((text) => uuid.safeParse(text).data),
    reason: cutLine(maxNoteLength),
    tell: isSent,
  })
  .transform(({ step, batch, reason, tell: correctsByEmail }) => {
    return { stepId: step, batchId: batch, remarks: { reason, correctsByEmail } }
  })

export function readUndoStep(form: FormData) {
  return readFields(undoStepForm, form)
}
