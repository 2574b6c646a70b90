import { useState } from 'react'

/** What a form began with: the order as it was, and what stands in the fields. */
export interface Ground<Base, Typed> {
  readonly base: Base
  readonly typed: Typed
}

/**
 * The ground of a form. When the screen loads itself anew, what is being typed must stay; only an answer to this form
 * changes it, which `returned` what was typed, on the ground of what the order is now, or has saved it. Fields under the
 * key begin anew with another base.
 */
export function useGround<Base, Typed>(
  now: Ground<Base, Typed>,
  returned: Ground<Base, Typed> | undefined,
  isSaved = false,
) {
  const [ground, setGround] = useState(returned ?? now)
  const next = isSaved ? now : returned
  if (next && JSON.stringify(next) !== JSON.stringify(ground)) setGround(next)
  return { ...ground, key: JSON.stringify(ground.base) }
}
