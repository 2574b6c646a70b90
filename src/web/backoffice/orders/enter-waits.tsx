/**
 * What Enter presses in a form whose buttons are steps that cannot be taken back: a browser presses the first, and this
 * one does nothing. It stands at the beginning of the form.
 */
export function EnterWaits() {
  return <button type="submit" disabled hidden />
}
