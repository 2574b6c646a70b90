/**
 * Disables implicit submission: Enter in a field presses the first button of the form, which is this disabled one.
 * Comes first in forms whose buttons cannot be undone.
 */
export function NoImplicitSubmit() {
  return <button type="submit" disabled hidden />
}
