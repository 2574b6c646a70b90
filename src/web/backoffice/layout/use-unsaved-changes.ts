import { useState } from 'react'

/**
 * Tracks unsaved input. Input typed while a save is under way counts as unsaved. `result` is the result of the last
 * save, `isSaved` whether it succeeded.
 */
export function useUnsavedChanges(result: object | undefined, isSaved: boolean) {
  const [edits, setEdits] = useState(0)
  const [sentEdits, setSentEdits] = useState(0)
  const [savedEdits, setSavedEdits] = useState(0)
  const [lastResult, setLastResult] = useState(result)
  if (result !== lastResult) {
    setLastResult(result)
    if (isSaved) setSavedEdits(sentEdits)
  }
  return {
    /** Number of changes. */
    edits,
    isUnsaved: edits > savedEdits,
    /** Handlers for the form. */
    watch: { onChange: () => setEdits((edits) => edits + 1), onSubmit: () => setSentEdits(edits) },
  }
}
