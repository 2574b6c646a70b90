import { useEffect } from 'react'
import { deleteFormDrafts } from '#web/backoffice/drafts/form-drafts.ts'
import { storedValue } from '#web/ui/browser-storage.ts'
import { deleteUnsentNotes } from './unsent-notes.ts'
import { deleteStoredPages } from './use-stored-pages.ts'

/** The operator who is signing out in this tab; 0 for nobody. */
const signingOut = storedValue<number>({
  key: 'hirfa.office.signing-out',
  empty: 0,
  parse: Number,
  format: (id) => id,
  lifetime: 'tab',
})

/**
 * Notes and drafts of the operator are deleted once the shop has ended the session, since without a connection it may
 * not.
 */
export function rememberSigningOut(operatorId: number): void {
  signingOut.change(() => operatorId)
}

/**
 * Deletes on a page that is shown to somebody who is not signed in what the session has stored, and the notes and
 * drafts of the operator who has signed out in this tab, if somebody has.
 */
export function useDeletionAfterSignOut(): void {
  useEffect(() => {
    deleteStoredPages()
    const operatorId = signingOut.get()
    if (!operatorId) return
    deleteUnsentNotes(operatorId)
    deleteFormDrafts(operatorId)
    signingOut.change(() => 0)
  }, [])
}
