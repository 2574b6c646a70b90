import { type CommentRules, heldChoices } from '#domain/comments/comment-setting.ts'
import type { SettingMistakes, Typed } from './setting-answer.ts'

/** The rules for comments as their form shows them. */
export function textsOfCommentRules({ heldComments }: CommentRules): Typed {
  return { heldComments }
}

export function readCommentRules(
  typed: Typed,
): { readonly value: CommentRules } | { readonly mistakes: SettingMistakes } {
  const heldComments = heldChoices.find((choice) => choice === typed.heldComments)
  return heldComments ? { value: { heldComments } } : { mistakes: { heldComments: 'required' } }
}
