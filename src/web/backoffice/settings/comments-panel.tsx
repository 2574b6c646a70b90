import { holdRules } from '#domain/comments/comment-rules.ts'
import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import { RadioField } from './radio-field.tsx'
import { SettingPanel } from './setting-panel.tsx'
import type { SettingState } from './setting-result.ts'

/** The setting of which comments are held for moderation. */
export function CommentsPanel({ state }: { state: SettingState }) {
  const { comments } = settingsMessages
  const choices = holdRules.map((value) => ({ value, name: comments.choices[value] }))
  return (
    <SettingPanel part="comments" state={state} nameOf={() => comments.held}>
      {(field) => <RadioField label={comments.held} choices={choices} {...field('heldComments')} />}
    </SettingPanel>
  )
}
