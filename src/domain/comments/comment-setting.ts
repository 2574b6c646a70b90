import { z } from 'zod'
import type { Marketplace } from '../marketplace.ts'
import { readSetting } from '../settings/read-setting.ts'
import type { Setting } from '../settings/setting.ts'

/** Which comments wait until somebody of the shop has looked at them. Those that a program may have written always do. */
export const heldChoices = ['links', 'all'] as const

export interface CommentRules {
  readonly heldComments: (typeof heldChoices)[number]
}

const shape = z.object({ heldComments: z.enum(heldChoices) }) satisfies z.ZodType<CommentRules>

export const commentSetting: Setting<CommentRules> = { key: 'comments', shape, usual: { heldComments: 'links' } }

export async function getCommentRules(marketplace: Marketplace): Promise<CommentRules> {
  return (await readSetting(marketplace, commentSetting)).value
}
