import { z } from 'zod'
import { commentStatuses } from '#domain/comments/comment-status.ts'
import { ids, readFields, rowDecision } from '#web/forms/form-fields.ts'

const statuses = [...commentStatuses, 'seen'] as const

/** The new status, where `seen` keeps the status, and the comments; undefined when no known button was pressed. */
export const moderationForm = z
  .object({ decide: rowDecision(statuses), comment: ids })
  .transform(({ decide: { decision: status, ids }, comment }) => status && { status, ids: ids ?? comment })

export function readModeration(form: FormData) {
  return readFields(moderationForm, form)
}
