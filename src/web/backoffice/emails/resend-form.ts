/** Returns the ids of the failed emails to resend; undefined when the form resends a single email of another status. */
export function readResendForm(form: FormData): number[] | undefined {
  if (form.has('id')) return undefined
  const field = form.has('only') ? 'only' : form.get('which') === 'shown' ? 'shown' : 'letter'
  return form
    .getAll(field)
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
}
