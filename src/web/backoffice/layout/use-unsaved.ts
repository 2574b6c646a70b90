import { useState } from 'react'

/**
 * Whether something was typed that no save has taken up; what is typed while one is under way is not in it. `answer` is
 * that of the last save, `isSaved` whether it was taken.
 */
export function useUnsaved(answer: object | undefined, isSaved: boolean) {
  const [edits, setEdits] = useState(0)
  const [sentEdits, setSentEdits] = useState(0)
  const [savedEdits, setSavedEdits] = useState(0)
  const [heard, setHeard] = useState(answer)
  if (answer !== heard) {
    setHeard(answer)
    if (isSaved) setSavedEdits(sentEdits)
  }
  return {
    /** How often anything was changed. */
    edits,
    isUnsaved: edits > savedEdits,
    /** For the form: they hear of each change, and of each time that it is sent. */
    watch: { onChange: () => setEdits((edits) => edits + 1), onSubmit: () => setSentEdits(edits) },
  }
}
