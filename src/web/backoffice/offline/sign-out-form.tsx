import { type FormEvent, useRef, useState } from 'react'
import { type FormProps, useFetcher } from 'react-router'
import { officeOfflineMessages } from '#page-messages/backoffice/offline.ts'
import { formDrafts } from '#web/backoffice/drafts/form-drafts.ts'
import { useOperatorId } from '#web/backoffice/layout/operator-id.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { rememberSigningOut } from './signed-out-operator.ts'
import { useOwnUnsentNotes } from './unsent-notes.ts'
import { deleteStoredPages } from './use-stored-pages.ts'

/**
 * A form that signs out of this browser. Asks before it deletes notes and drafts that the shop does not have yet. It is
 * no navigation, so that the page stays when no answer comes.
 */
export function SignOutForm(props: Pick<FormProps, 'action' | 'className' | 'children'>) {
  const { signOut } = officeOfflineMessages
  const { Form } = useFetcher()
  const form = useRef<HTMLFormElement>(null)
  const isAgreed = useRef(false)
  const [isAsking, setIsAsking] = useState(false)
  const operatorId = useOperatorId()
  const unsent = useOwnUnsentNotes().length
  const unsaved = formDrafts.use().filter((draft) => draft.operatorId === operatorId).length
  const onSubmit = (event: FormEvent) => {
    if (unsent + unsaved > 0 && !isAgreed.current) {
      event.preventDefault()
      setIsAsking(true)
      return
    }
    rememberSigningOut(operatorId)
    deleteStoredPages()
  }
  const go = () => {
    isAgreed.current = true
    setIsAsking(false)
    form.current?.requestSubmit()
  }
  const stay = () => setIsAsking(false)
  return (
    <>
      <Form {...props} ref={form} method="post" onSubmit={onSubmit} />
      <Dialog isOpen={isAsking} title={signOut.title} closeLabel={signOut.stay} onClose={stay}>
        {unsent > 0 && <p className="mt-3">{signOut.notes(unsent)}</p>}
        {unsaved > 0 && <p className="mt-3">{signOut.drafts(unsaved)}</p>}
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={stay}>{signOut.stay}</Button>
          <Button variant="quiet" onClick={go}>
            {signOut.go}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
