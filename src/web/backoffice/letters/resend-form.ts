/** Which letters that were given up are to go again; undefined when it is another letter that is meant. */
export function readResending(form: FormData): number[] | undefined {
  if (form.has('id')) return undefined
  const field = form.has('only') ? 'only' : form.get('which') === 'shown' ? 'shown' : 'letter'
  return form
    .getAll(field)
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
}
