/** Maximum of ids in one request. Favorites beyond it are shown as they were saved. */
export const maxIds = 100

/** The field with the ids of the products whose current prices the profile requests. */
export const favoriteIdsField = 'products'

export function favoriteIdsToForm(ids: readonly number[]): string {
  return ids.slice(0, maxIds).join(',')
}
