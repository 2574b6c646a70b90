import { useOperatorId } from '#web/backoffice/layout/operator-id.ts'
import { type UnsentNote, unsentNotes } from './unsent-notes.ts'

/** Returns the unsent notes of the operator who is signed in. */
export function useOwnUnsentNotes(): readonly UnsentNote[] {
  const operatorId = useOperatorId()
  return unsentNotes.use().filter((note) => note.operatorId === operatorId)
}
