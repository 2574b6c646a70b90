import { useEffect, useRef, useState } from 'react'
import { type Location, useBeforeUnload, useBlocker, useLocation, useNavigate } from 'react-router'
import { backoffice } from '#page-messages/backoffice.ts'
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
 * Asks for confirmation before unsaved changes are lost by a link, the back button or closing the tab. A form whose action
 * redirects has none while it is submitted, but has again while the page reloads its data afterwards.
 */
export function UnsavedChangesGuard({ hasUnsavedChanges, guardsQuery = false, onDiscard }: UnsavedChangesGuardProps) {
  const { unsavedChanges } = backoffice
  const navigate = useNavigate()
  const { key } = useLocation()
  // React Router forgets what it blocked whenever the page loads its data again.
  const [wanted, want] = useState<Location>()
  const isLeaving = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsavedChanges &&
      !isLeaving.current &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (guardsQuery && currentLocation.search !== nextLocation.search)),
  )
  useBeforeUnload((event) => {
    if (hasUnsavedChanges) event.preventDefault()
  })
  useEffect(() => {
    if (blocker.location) want(blocker.location)
  }, [blocker.location])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has been reached
  useEffect(() => {
    isLeaving.current = false
    want(undefined)
  }, [key])
  const stay = () => {
    want(undefined)
    blocker.reset?.()
  }
  const go = () => {
    onDiscard?.()
    if (blocker.proceed) return blocker.proceed()
    isLeaving.current = true
    if (wanted) void navigate(wanted)
  }
  return (
    <Dialog
      isOpen={wanted !== undefined && hasUnsavedChanges}
      title={unsavedChanges.title}
      closeLabel={unsavedChanges.close}
      onClose={stay}
    >
      <p className="mt-3">{unsavedChanges.text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={stay}>{unsavedChanges.stay}</Button>
        <Button variant="quiet" onClick={go}>
          {unsavedChanges.go}
        </Button>
      </div>
    </Dialog>
  )
}
