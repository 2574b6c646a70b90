import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** `shouldRevalidate` of a page that answers 409 when it is no longer as it was shown: then it shows how it is now. */
export function loadAfterConflict({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate
}
