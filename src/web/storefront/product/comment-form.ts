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

type TypedComment = Readonly<Record<CommentField, string>>

/** The result of a submitted comment. */
export type CommentResult =
  | { readonly outcome: 'posted' }
  | { readonly outcome: 'invalid'; readonly fieldErrors: FieldErrors<CommentField>; readonly typed: TypedComment }
  | { readonly outcome: 'rate-limited'; readonly typed: TypedComment }
  | { readonly outcome: 'unreachable' }

/** Reads the comment form. What was typed is returned with it, for a form that is shown again. */
export function readCommentForm(form: FormData) {
  const typed = readFields(typedComment, form)
  return { ...checkForm(commentForm, typed), typed }
}
