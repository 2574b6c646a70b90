import { useNavigation } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../layout/panel.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import { issueFormId } from './issue-fields.tsx'

/** What one does with an issue before everybody has it. The buttons belong to the form in which it is written. */
export function BeforePanel() {
  const { newsletter: words } = useOfficeMessages()
  const isBusy = useNavigation().state !== 'idle'
  const wishes = [
    ['preview', words.preview],
    ['preview-text', words.previewText],
    ['try', words.try],
  ] as const
  return (
    <Panel title={words.before}>
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {wishes.map(([wish, name]) => (
          <Button
            key={wish}
            type="submit"
            form={issueFormId}
            name="do"
            value={wish}
            variant="outline"
            disabled={isBusy}
          >
            {name}
          </Button>
        ))}
      </div>
      <p className="mt-3 text-ink-soft text-sm">{words.savesFirst}</p>
    </Panel>
  )
}
