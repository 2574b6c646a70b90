import { useOfficeMessages } from '../text/office-messages.ts'
import type { SettingState } from './setting-answer.ts'
import { SettingPanel } from './setting-panel.tsx'

const choices = ['links', 'all'] as const

/** Which comments somebody looks at before they show. */
export function CommentsPanel({ state }: { state: SettingState }) {
  const { comments } = useOfficeMessages().settings
  return (
    <SettingPanel part="comments" state={state} nameOf={() => comments.held}>
      {(field) => (
        <fieldset>
          <legend className="font-semibold">{comments.held}</legend>
          {choices.map((choice) => (
            <label key={choice} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="heldComments"
                value={choice}
                defaultChecked={field('heldComments').defaultValue === choice}
                className="size-5 shrink-0 accent-door"
              />
              {comments.choices[choice]}
            </label>
          ))}
        </fieldset>
      )}
    </SettingPanel>
  )
}
