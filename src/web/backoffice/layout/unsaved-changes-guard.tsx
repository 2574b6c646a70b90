import { useBeforeUnload, useBlocker } from 'react-router'
import { useBackofficeMessages } from '#web/backoffice/text/backoffice-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/**
 * Asks for confirmation before unsaved changes are lost by a link, the back button or closing the tab. A form whose action
 * redirects has none while it is submitted, but has again while the page reloads its data afterwards.
 */
export function UnsavedChangesGuard({ hasUnsavedChanges }: { hasUnsavedChanges: boolean }) {
  const { unsavedChanges } = useBackofficeMessages()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsavedChanges && currentLocation.pathname !== nextLocation.pathname,
  )
  useBeforeUnload((event) => {
    if (hasUnsavedChanges) event.preventDefault()
  })
  const stay = () => blocker.reset?.()
  return (
    <Dialog
      isOpen={blocker.state === 'blocked'}
      title={unsavedChanges.title}
      closeLabel={unsavedChanges.close}
      onClose={stay}
    >
      <p className="mt-3">{unsavedChanges.text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={stay}>{unsavedChanges.stay}</Button>
        <Button variant="quiet" onClick={() => blocker.proceed?.()}>
          {unsavedChanges.go}
        </Button>
      </div>
    </Dialog>
  )
}
