/**
 * The one rule for refused forms: the first wrong field gets the focus and is in view; where no field is marked, the
 * notice. Does nothing where nothing was refused.
 */
export function focusRefusal(place: ParentNode | null): void {
  const wrong = place?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const refusal = wrong ?? place?.querySelector<HTMLElement>('[role="alert"]')
  if (!refusal) return
  const target = refusal.matches('fieldset') ? (refusal.querySelector('input') ?? refusal) : refusal
  // A notice is no field.
  if (refusal !== wrong) refusal.tabIndex = -1
  target.focus({ preventScroll: true })
  // Clear of the bars at the top and at the bottom, and of the keyboard of a phone.
  target.scrollIntoView({ block: 'center' })
}
