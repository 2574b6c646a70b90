import { useNavigation } from 'react-router'
import { backoffice } from '#page-messages/backoffice.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { issueFormId } from './issue-editor.tsx'

/** Sends an issue, with a confirmation step because it cannot be undone. */
export function SendPanel({ readers }: { readers: number }) {
  const { newsletter: texts } = backoffice
  const isBusy = useNavigation().state !== 'idle'
  if (readers === 0) return <p className="text-ink-soft">{texts.nobody}</p>
  return (
    <details className="rounded-2xl bg-white p-4 ring-1 ring-sand-deep sm:p-6">
      <summary className={buttonClass('outline', 'w-full list-none sm:w-auto')}>{texts.send(readers)}</summary>
      <p className="my-4">{texts.sendText}</p>
      <Button type="submit" form={issueFormId} name="do" value="send" disabled={isBusy} className="w-full sm:w-auto">
        {texts.sendNow}
      </Button>
    </details>
  )
}
