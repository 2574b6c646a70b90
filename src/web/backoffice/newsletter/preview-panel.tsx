import { useNavigation } from 'react-router'
import { newsletterMessages } from '#page-messages/backoffice/newsletter.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { Button } from '#web/ui/button.tsx'
import { issueFormId } from './issue-editor.tsx'

/** Previews and test email of a draft. The buttons submit the form of the draft, which is saved first. */
export function PreviewPanel() {
  const isBusy = useNavigation().state !== 'idle'
  const actions = [
    ['preview', newsletterMessages.preview],
    ['preview-text', newsletterMessages.previewText],
    ['try', newsletterMessages.sendTest],
  ] as const
  return (
    <Panel title={newsletterMessages.previewTitle}>
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
      <p className="mt-3 text-ink-soft text-sm">{newsletterMessages.savesFirst}</p>
    </Panel>
  )
}
