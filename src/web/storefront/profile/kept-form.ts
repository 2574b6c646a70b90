const largestId = 2 ** 31 - 1

/** More favourites than these are shown as they were kept. */
const mostAsked = 100

/** The field in which the profile names the pieces whose prices it wants. */
export const keptField = 'products'

export function idsToForm(ids: readonly number[]): string {
  return ids.slice(0, mostAsked).join(',')
}

/** The ids a page sent; undefined when they are not what our own pages send. */
export function readKeptForm(form: FormData): readonly number[] | undefined {
  const text = form.get(keptField)
  if (typeof text !== 'string' || !/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/.test(text)) return undefined
  const ids = text.split(',').map(Number)
  return ids.length > mostAsked || ids.some((id) => id > largestId) ? undefined : ids
}
