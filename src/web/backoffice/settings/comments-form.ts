import { type CommentRules, holdRules } from '#domain/comments/comment-rules.ts'
import type { SettingFieldErrors, Typed } from './setting-result.ts'

/** Returns the form values of the comment rules. */
export function commentRulesTexts({ heldComments }: CommentRules): Typed {
  return { heldComments }
}

export function readCommentRules(
  typed: Typed,
): { readonly value: CommentRules } | { readonly fieldErrors: SettingFieldErrors } {
  const heldComments = holdRules.find((choice) => choice === typed.heldComments)
  return heldComments ? { value: { heldComments } } : { fieldErrors: { heldComments: 'required' } }
}
