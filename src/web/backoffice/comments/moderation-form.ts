import { z } from 'zod'
import { commentStatuses } from '#domain/comments/comment-status.ts'
import { ids, rawText, readFields } from '#web/forms/form-fields.ts'

const statuses = [...commentStatuses, 'seen'] as const

/** The value of the pressed button: `hidden 12` is about one comment, `hidden` about all selected. */
const decision = rawText.transform((sent) => {
  const [wanted, ...id] = sent.split(' ')
  return { status: statuses.find((status) => status === wanted), ids: id.length > 0 ? ids.parse(id) : undefined }
})

/** The new status, where `seen` keeps the status, and the comments; undefined when no known button was pressed. */
export const moderationForm = z.object({ decide: decision, comment: ids }).transform(({ decide, comment }) => {
  const { status, ids = comment } = decide
  return status && { status, ids }
})

export function readModeration(form: FormData) {
  return readFields(moderationForm, form)
}
