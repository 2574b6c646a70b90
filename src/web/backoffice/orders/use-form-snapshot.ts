import { useState } from 'react'

/** The base version a form edits, and the values of its fields. */
export interface FormSnapshot<Base, Typed> {
  readonly base: Base
  readonly typed: Typed
}

/**
 * Keeps the snapshot of a form across revalidation, so that typed text stays. Only the result of this form replaces it:
 * `returned` after a refusal, `now` after it was saved. Fields with `key` are reset when the base changes.
 */
export function useFormSnapshot<Base, Typed>(
  now: FormSnapshot<Base, Typed>,
  returned: FormSnapshot<Base, Typed> | undefined,
  isSaved = false,
) {
  const [snapshot, setSnapshot] = useState(returned ?? now)
  const next = isSaved ? now : returned
  if (next && JSON.stringify(next) !== JSON.stringify(snapshot)) setSnapshot(next)
  return { ...snapshot, key: JSON.stringify(snapshot.base) }
}
