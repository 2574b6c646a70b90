import { z } from 'zod'
import type { Marketplace } from '#domain/marketplace.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import type { Setting } from '#domain/settings/setting.ts'
import { type CommentRules, holdRules } from './comment-rules.ts'

const shape = z.object({ heldComments: z.enum(holdRules) }) satisfies z.ZodType<CommentRules>

export const commentSetting: Setting<CommentRules> = { key: 'comments', shape, defaultValue: { heldComments: 'links' } }

export async function getCommentRules(marketplace: Marketplace): Promise<CommentRules> {
  return (await getSetting(marketplace, commentSetting)).value
}
