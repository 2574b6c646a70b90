import { type RefObject, useEffect, useRef } from 'react'
import { deleteFormDraft, saveFormDraft } from './form-drafts.ts'

/** After the last key, so that typing is not slowed down. */
const saveDelayMilliseconds = 400

/**
 * Stores what is typed into a form: shortly after each change, and at once when the page is hidden, as it is while the
 * camera is open: then the browser may drop it. `edits` counts the changes. Returns a function that deletes the draft:
 * a form that is still there until the next page is loaded does not store it again.
 */
export function useSavedDraft(
  operatorId: number,
  name: string,
  form: RefObject<HTMLFormElement | null>,
  { edits, isUnsaved }: { readonly edits: number; readonly isUnsaved: boolean },
): () => void {
  const isDeleted = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each edit is another draft
  useEffect(() => {
    isDeleted.current = false
    if (!isUnsaved) return
    const save = () => {
      if (form.current && !isDeleted.current) saveFormDraft(operatorId, name, new FormData(form.current))
    }
    const timer = setTimeout(save, saveDelayMilliseconds)
    document.addEventListener('visibilitychange', save)
    addEventListener('pagehide', save)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', save)
      removeEventListener('pagehide', save)
    }
  }, [edits, isUnsaved, operatorId, name])
  return () => {
    isDeleted.current = true
    deleteFormDraft(operatorId, name)
  }
}
