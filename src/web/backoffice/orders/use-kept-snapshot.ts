import { useState } from 'react'
import type { FormSnapshot } from '#web/backoffice/forms/use-form-snapshot.ts'

/**
 * Keeps the snapshot of one of several forms of a page across revalidation, so that typed text stays. Only the result
 * of this form replaces it: `returned` after a refusal, `now` after it was saved. Unlike those of `useFormSnapshot`,
 * fields with `key` also begin again after a save: lines that were taken off are gone.
 */
export function useKeptSnapshot<Base, Typed>(
  now: FormSnapshot<Base, Typed>,
  returned: FormSnapshot<Base, Typed> | undefined,
  isSaved = false,
) {
  const [snapshot, setSnapshot] = useState(returned ?? now)
  const next = isSaved ? now : returned
  if (next && JSON.stringify(next) !== JSON.stringify(snapshot)) setSnapshot(next)
  return { ...snapshot, key: JSON.stringify(snapshot.base) }
}
