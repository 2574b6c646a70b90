import { type RefObject, useLayoutEffect, useRef } from 'react'
import { changedShopPath, type ShopQuery } from './shop-query.ts'

/**
 * Sets the fields from the URL when a link or the back button has changed it. The values are set on the existing
 * fields, since a remount would lose the focus. Choices made before hydration are kept, and so are those of a
 * navigation under way: the answer to the choice before it does not have them yet.
 */
export function useSyncFieldsWithQuery(
  query: ShopQuery,
  form: RefObject<HTMLFormElement | null>,
  awaitedPath: RefObject<string | undefined>,
): void {
  const shown = useRef(query)
  useLayoutEffect(() => {
    if (shown.current === query) return
    if (awaitedPath.current !== undefined && awaitedPath.current !== changedShopPath(query, {})) return
    shown.current = query
    const [, search = ''] = changedShopPath(query, {}).split('?')
    const chosen = new URLSearchParams(search)
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLInputElement && field.type === 'checkbox')
        field.checked = chosen.getAll(field.name).some((value) => value.toLowerCase() === field.value.toLowerCase())
      else if (field instanceof HTMLSelectElement) field.value = query.sort
      else if (field instanceof HTMLInputElement && field.type !== 'search') field.value = chosen.get(field.name) ?? ''
    }
  }, [query, form, awaitedPath])
}
