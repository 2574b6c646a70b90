import { z } from 'zod'
import { submissionReasons } from '#domain/catalog/submissions/submission.ts'
import { known, sentId } from '#web/forms/form-fields.ts'

/** What somebody decides about a piece that waits. */
export const submissionForm = z.object({
  ...{ do: known(['approve', 'send-back'] as const), id: sentId, reason: known(submissionReasons) },
  /** The last change of the piece that the page has shown. */
  seen: sentId,
})
