import { useNavigation } from 'react-router'
import { backoffice } from '#page-messages/backoffice.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { Button } from '#web/ui/button.tsx'
import { issueFormId } from './issue-editor.tsx'

/** Previews and test email of a draft. The buttons submit the form of the draft, which is saved first. */
export function PreviewPanel() {
  const { newsletter: texts } = backoffice
  const isBusy = useNavigation().state !== 'idle'
  const actions = [
    ['preview', texts.preview],
    ['preview-text', texts.previewText],
    ['try', texts.sendTest],
  ] as const
  return (
    <Panel title={texts.previewTitle}>
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {actions.map(([action, name]) => (
          <Button
            key={action}
            type="submit"
            form={issueFormId}
            name="do"
            value={action}
            variant="outline"
            disabled={isBusy}
          >
            {name}
          </Button>
        ))}
      </div>
      <p className="mt-3 text-ink-soft text-sm">{texts.savesFirst}</p>
    </Panel>
  )
}
