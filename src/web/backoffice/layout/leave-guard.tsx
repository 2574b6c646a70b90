import { useBeforeUnload, useBlocker } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'

/** Asks before what is not saved gets lost, be it by a link, the back button or the tab being closed. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const { leaving } = useOfficeMessages()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useBeforeUnload((event) => {
    if (isDirty) event.preventDefault()
  })
  const stay = () => blocker.reset?.()
  return (
    <Dialog isOpen={blocker.state === 'blocked'} title={leaving.title} closeLabel={leaving.close} onClose={stay}>
      <p className="mt-3">{leaving.text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={stay}>{leaving.stay}</Button>
        <Button variant="quiet" onClick={() => blocker.proceed?.()}>
          {leaving.go}
        </Button>
      </div>
    </Dialog>
  )
}
