/**
 * Enter activates the first submit button of a form. Without JavaScript that would be a button of a picture, so this
 * invisible one comes first.
 */
export function DefaultSubmitButton() {
  return (
    <noscript>
      <button type="submit" name="do" value="save" tabIndex={-1} aria-hidden="true" className="sr-only" />
    </noscript>
  )
}
