import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** `shouldRevalidate` of a page that responds 409 to a conflicting edit: reloads the current state then. */
export function revalidateAfterConflict({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate
}

/** The same of a page whose choices, such as stores and categories, may be gone: also reloads them after a 422. */
export function revalidateAfterRefusal({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || actionStatus === 422 || defaultShouldRevalidate
}
