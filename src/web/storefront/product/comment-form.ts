import { longestComment } from '#domain/comments/comment.ts'
import type { NewComment } from '#domain/comments/post-comment.ts'
import { type Email, parseEmail } from '#domain/email.ts'
import { type Phone, parsePhone } from '#domain/phone.ts'
import { cleanLine, cleanText } from '#domain/text.ts'

export const longestName = 120

export type CommentField = 'authorName' | 'email' | 'phone' | 'body'

/** What the form calls its fields. */
export const formNames = {
  authorName: 'name',
  email: 'email',
  phone: 'phone',
  body: 'comment',
} as const satisfies Record<CommentField, string>

export type TypedComment = Readonly<Record<CommentField, string>>
export type CommentErrors = Readonly<Partial<Record<CommentField, 'required' | 'email' | 'phone' | 'tooLong'>>>

/** What the page answers to a comment that was sent. */
export type CommentAnswer =
  | { readonly outcome: 'posted' }
  | { readonly outcome: 'invalid'; readonly errors: CommentErrors; readonly typed: TypedComment }
  | { readonly outcome: 'unreachable' | 'too-many' }

type CommentReading =
  | { readonly outcome: 'read'; readonly comment: Omit<NewComment, 'productId'> }
  | { readonly outcome: 'invalid'; readonly errors: CommentErrors; readonly typed: TypedComment }

/** Reads the comment form. What cannot be read comes back as it was typed, with what is wrong with it. */
export function readCommentForm(form: FormData): CommentReading {
  const typed: TypedComment = {
    authorName: cleanLine(textIn(form, formNames.authorName)),
    email: cleanLine(textIn(form, formNames.email)),
    phone: cleanLine(textIn(form, formNames.phone)),
    body: cleanText(textIn(form, formNames.body)),
  }
  const email = parseEmail(typed.email)
  const phone = parsePhone(typed.phone)
  const errors = errorsIn(typed, email, phone)
  if (!email || !phone || Object.keys(errors).length > 0) return { outcome: 'invalid', errors, typed }
  return { outcome: 'read', comment: { authorName: typed.authorName, email, phone, body: typed.body } }
}

function errorsIn(typed: TypedComment, email: Email | undefined, phone: Phone | undefined): CommentErrors {
  return {
    ...(!email && { email: 'email' }),
    ...(!phone && { phone: 'phone' }),
    ...(typed.authorName.length > longestName && { authorName: 'tooLong' }),
    ...(typed.body.length > longestComment && { body: 'tooLong' }),
    ...requiredIn(typed),
  }
}

function requiredIn(typed: TypedComment): CommentErrors {
  const empty = Object.entries(typed).filter(([, text]) => text === '')
  return Object.fromEntries(empty.map(([field]) => [field, 'required']))
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
