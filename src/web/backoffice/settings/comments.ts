import { type CommentRules, holdRules } from '#domain/comments/comment-rules.ts'
import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import { choice, settingForm } from './setting-form.ts'

const { held, choices } = settingsMessages.comments

/** Which comments are held for moderation. */
export const comments = settingForm<CommentRules>({
  ...{ key: 'comments', group: 'people' },
  fields: { heldComments: choice(held, holdRules, choices) },
})
