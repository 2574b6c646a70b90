import { holdRules } from '#domain/comments/comment-rules.ts'
import { useBackofficeMessages } from '#web/backoffice/text/backoffice-messages.ts'
import { RadioOption } from '../../ui/radio-option.tsx'
import { SettingPanel } from './setting-panel.tsx'
import type { SettingState } from './setting-result.ts'

/** The setting of which comments are held for moderation. */
export function CommentsPanel({ state }: { state: SettingState }) {
  const { comments } = useBackofficeMessages().settings
  return (
    <SettingPanel part="comments" state={state} nameOf={() => comments.held}>
      {(field) => (
        <fieldset>
          <legend className="font-semibold">{comments.held}</legend>
          {holdRules.map((choice) => (
            <RadioOption
              key={choice}
              name="heldComments"
              value={choice}
              isChosen={field('heldComments').defaultValue === choice}
            >
              {comments.choices[choice]}
            </RadioOption>
          ))}
        </fieldset>
      )}
    </SettingPanel>
  )
}
