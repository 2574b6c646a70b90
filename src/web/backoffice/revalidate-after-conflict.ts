import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** `shouldRevalidate` of a page that responds 409 to a conflicting edit: reloads the current state then. */
export function revalidateAfterConflict({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate
}
