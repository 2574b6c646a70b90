import { useNavigation } from 'react-router'
import { newsletterMessages } from '#page-messages/backoffice/newsletter.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { issueFormId } from './issue-editor.tsx'

/** Sends an issue, with a confirmation step because it cannot be undone. */
export function SendPanel({ readers }: { readers: number }) {
  const isBusy = useNavigation().state !== 'idle'
  if (readers === 0) return <p className="text-ink-soft">{newsletterMessages.nobody}</p>
  return (
    <details className="panel p-4 sm:p-6">
      <summary className={buttonClass('outline', 'w-full list-none sm:w-auto')}>
        {newsletterMessages.send(readers)}
      </summary>
      <p className="my-4">{newsletterMessages.sendText}</p>
      <Button type="submit" form={issueFormId} name="do" value="send" disabled={isBusy} className="w-full sm:w-auto">
        {newsletterMessages.sendNow}
      </Button>
    </details>
  )
}
