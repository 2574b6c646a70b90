import { useBeforeUnload, useBlocker } from 'react-router'
import { unsavedChangesMessages } from '#page-messages/backoffice/layout.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface UnsavedChangesGuardProps {
  readonly hasUnsavedChanges: boolean
  /** Whether another query of the same page leaves the form too. */
  readonly guardsQuery?: boolean
  /** Called when the changes are given up. */
  readonly onDiscard?: () => void
}

/**
 * Asks for confirmation before unsaved changes are lost by a link, the back button or closing the tab. A form whose
 * action redirects has none while it is submitted, but has again while the page reloads its data afterwards.
 */
export function UnsavedChangesGuard({ hasUnsavedChanges, guardsQuery = false, onDiscard }: UnsavedChangesGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsavedChanges &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (guardsQuery && currentLocation.search !== nextLocation.search)),
  )
  useBeforeUnload((event) => {
    if (hasUnsavedChanges) event.preventDefault()
  })
  const stay = () => blocker.reset?.()
  const go = () => {
    onDiscard?.()
    blocker.proceed?.()
  }
  return (
    <Dialog
      isOpen={blocker.state === 'blocked'}
      title={unsavedChangesMessages.title}
      closeLabel={unsavedChangesMessages.close}
      onClose={stay}
    >
      <p className="mt-3">{unsavedChangesMessages.text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={stay}>{unsavedChangesMessages.stay}</Button>
        <Button variant="quiet" onClick={go}>
          {unsavedChangesMessages.go}
        </Button>
      </div>
    </Dialog>
  )
}
