import { type RefObject, useEffect } from 'react'
import { saveFormDraft } from './form-drafts.ts'

/** After the last key, so that typing is not slowed down. */
const saveDelayMilliseconds = 400

/**
 * Stores what is typed into a form: shortly after each change, and at once when the page is hidden, as it is while the camera is
 * open: then the browser may drop it. `edits` counts the changes.
 */
export function useSavedDraft(
  operatorId: number,
  name: string,
  form: RefObject<HTMLFormElement | null>,
  { edits, isUnsaved }: { readonly edits: number; readonly isUnsaved: boolean },
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each edit is another draft
  useEffect(() => {
    if (!isUnsaved) return
    const save = () => form.current && saveFormDraft(operatorId, name, new FormData(form.current))
    const timer = setTimeout(save, saveDelayMilliseconds)
    document.addEventListener('visibilitychange', save)
    addEventListener('pagehide', save)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', save)
      removeEventListener('pagehide', save)
    }
  }, [edits, isUnsaved, operatorId, name])
}
