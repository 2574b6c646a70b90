const maxId = 2 ** 31 - 1

/** Maximum of ids in one request. Favorites beyond it are shown as they were saved. */
const maxIds = 100

/** The field with the ids of the products whose current prices the profile requests. */
export const favoriteIdsField = 'products'

export function favoriteIdsToForm(ids: readonly number[]): string {
  return ids.slice(0, maxIds).join(',')
}

/** Returns the ids of the form, or undefined when the list is malformed. */
export function readFavoriteIds(form: FormData): readonly number[] | undefined {
  const text = form.get(favoriteIdsField)
  if (typeof text !== 'string' || !/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/.test(text)) return undefined
  const ids = text.split(',').map(Number)
  return ids.length > maxIds || ids.some((id) => id > maxId) ? undefined : ids
}
