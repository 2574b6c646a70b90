import { z } from 'zod'
import { type CommentRules, holdRules } from '#domain/comments/comment-rules.ts'
import { oneOf } from '#web/forms/field-values.ts'
import type { Typed } from './setting-result.ts'

export const commentRulesForm = z.object({ heldComments: oneOf(holdRules) })

/** Returns the form values of the comment rules. */
export function commentRulesTexts({ heldComments }: CommentRules): Typed {
  return { heldComments }
}
