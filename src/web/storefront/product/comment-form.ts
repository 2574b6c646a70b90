import { maxCommentLength } from '#domain/comments/comment.ts'
import type { NewComment } from '#domain/comments/post-comment.ts'
import { type EmailAddress, parseEmailAddress } from '#domain/email-address.ts'
import { type Phone, parsePhone } from '#domain/phone.ts'
import { cleanLine, cleanText, countCharacters } from '#domain/text.ts'

export const maxNameLength = 120

export type CommentField = 'authorName' | 'email' | 'phone' | 'body'

/** Names of the form's fields. */
export const formNames = {
  authorName: 'name',
  email: 'email',
  phone: 'phone',
  body: 'comment',
} as const satisfies Record<CommentField, string>

export type TypedComment = Readonly<Record<CommentField, string>>
export type CommentErrors = Readonly<Partial<Record<CommentField, 'required' | 'email' | 'phone' | 'tooLong'>>>

/** The result of a submitted comment. */
export type CommentResult =
  | { readonly outcome: 'posted' }
  | { readonly outcome: 'invalid'; readonly errors: CommentErrors; readonly typed: TypedComment }
  | { readonly outcome: 'unreachable' | 'rate-limited' }

type CommentReading =
  | { readonly outcome: 'read'; readonly comment: Omit<NewComment, 'productId'> }
  | { readonly outcome: 'invalid'; readonly errors: CommentErrors; readonly typed: TypedComment }

/** Reads the comment form. Returns the typed values and their errors when it is invalid. */
export function readCommentForm(form: FormData): CommentReading {
  const typed: TypedComment = {
    authorName: cleanLine(textIn(form, formNames.authorName)),
    email: cleanLine(textIn(form, formNames.email)),
    phone: cleanLine(textIn(form, formNames.phone)),
    body: cleanText(textIn(form, formNames.body)),
  }
  const email = parseEmailAddress(typed.email)
  const phone = parsePhone(typed.phone)
  const errors = errorsIn(typed, email, phone)
  if (!email || !phone || Object.keys(errors).length > 0) return { outcome: 'invalid', errors, typed }
  return { outcome: 'read', comment: { authorName: typed.authorName, email, phone, body: typed.body } }
}

function errorsIn(typed: TypedComment, email: EmailAddress | undefined, phone: Phone | undefined): CommentErrors {
  return {
    ...(!email && { email: 'email' }),
    ...(!phone && { phone: 'phone' }),
    ...(countCharacters(typed.authorName) > maxNameLength && { authorName: 'tooLong' }),
    ...(countCharacters(typed.body) > maxCommentLength && { body: 'tooLong' }),
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
