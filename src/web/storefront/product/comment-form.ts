import { z } from 'zod'
import { maxCommentLength } from '#domain/comments/comment.ts'
import { maxPersonNameLength } from '#domain/text-lengths.ts'
import { emailAddress, phone, requiredText } from '#web/forms/field-values.ts'
import { paragraphs, plainLine, readFields } from '#web/forms/form-fields.ts'
import type { FieldErrors } from '#web/forms/read-form.ts'
import { checkForm } from '#web/storefront/forms/check-form.ts'
import { formNames } from './comment-fields.ts'

const typedComment = z
  .object({ [formNames.authorName]: plainLine, email: plainLine, phone: plainLine, [formNames.body]: paragraphs })
  .transform(({ name, comment, ...typed }) => ({ authorName: name, body: comment, ...typed }))

export const commentForm = z.object({
  authorName: requiredText(maxPersonNameLength),
  email: emailAddress,
  phone,
  body: requiredText(maxCommentLength),
})

export type CommentField = keyof z.input<typeof commentForm>

/** The result of a submitted comment. */
export type CommentResult =
  | { readonly outcome: 'posted' }
  | {
      readonly outcome: 'invalid'
      readonly fieldErrors: FieldErrors<CommentField>
      readonly typed: Readonly<Record<CommentField, string>>
    }
  | { readonly outcome: 'unreachable' | 'rate-limited' }

/** Reads the comment form. Returns the typed values and their errors when it is invalid. */
export function readCommentForm(form: FormData) {
  const typed = readFields(typedComment, form)
  const reading = checkForm(commentForm, typed)
  return reading.outcome === 'read' ? reading : { ...reading, typed }
}
