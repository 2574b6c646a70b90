import { maxCommentLength } from '#domain/comments/comment.ts'
import { maxPersonNameLength } from '#domain/text-lengths.ts'
import { emailAddress, paragraphs, phone, plainLine, required, sentAs } from '#web/forms/codec.ts'
import { type Errors, readTyped, type Typed, typedIn } from '#web/forms/form.ts'
import { formNames } from './comment-fields.ts'

export const commentForm = {
  authorName: sentAs(formNames.authorName, required(plainLine(maxPersonNameLength))),
  ...{ email: emailAddress, phone },
  body: sentAs(formNames.body, required(paragraphs(maxCommentLength))),
}

export type CommentField = keyof typeof commentForm

type TypedComment = Typed<typeof commentForm>

/** The result of a submitted comment. */
export type CommentResult =
  | { readonly outcome: 'posted' }
  | { readonly outcome: 'invalid'; readonly fieldErrors: Errors<typeof commentForm>; readonly typed: TypedComment }
  | { readonly outcome: 'rate-limited'; readonly typed: TypedComment }
  | { readonly outcome: 'unreachable' }

/** Reads the comment form. What was typed is returned with it, for a form that is shown again. */
export function readCommentForm(form: FormData) {
  const typed = typedIn(commentForm, form)
  return { ...readTyped(commentForm, typed), typed }
}
