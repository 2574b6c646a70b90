import { useBeforeUnload, useBlocker } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'

/** Asks before what is not saved gets lost, be it by a link, the back button or the tab being closed. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const { leave } = useOfficeMessages().products
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useBeforeUnload((event) => {
    if (isDirty) event.preventDefault()
  })
  const stay = () => blocker.reset?.()
  return (
    <Dialog isOpen={blocker.state === 'blocked'} title={leave.title} closeLabel={leave.close} onClose={stay}>
      <p className="mt-3">{leave.text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={stay}>{leave.stay}</Button>
        <Button variant="quiet" onClick={() => blocker.proceed?.()}>
          {leave.go}
        </Button>
      </div>
    </Dialog>
  )
}
