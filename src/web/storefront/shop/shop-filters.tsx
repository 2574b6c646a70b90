import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { Form, useFetcher, useNavigate } from 'react-router'
import { shopSorts } from '#domain/catalog/search/product-filter.ts'
import type { KnownCategory } from '#domain/category.ts'
import { filterMessages as messages } from '#page-messages/filters.ts'
import { shopPath } from '#web/paths/storefront-paths.ts'
import { SearchBox } from '#web/storefront/components/search-box.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { LineDrawing } from '#web/ui/icon.tsx'
import { useCategories } from '#web/use-categories.ts'
import { FilterSheet, type ShopFiltersProps, sheetId } from './filter-sheet.tsx'
import { readShopQuery } from './read-shop-query.ts'
import { changedShopPath, countChosen, type ShopQuery } from './shop-query.ts'

/** Not among the icons, which the first view of every page has. */
const sliders =
  'M4 7h10m4 0h2M4 17h2m4 0h10M16 7m-2 0a2 2 0 1 0 4 0 2 2 0 1 0-4 0M8 17m-2 0a2 2 0 1 0 4 0 2 2 0 1 0-4 0'

/**
 * A GET form to the shop page. With script each choice is shown at once, in the sheet of a phone when its button is
 * pressed; without script a button submits it.
 */
export default function ShopFilters(props: ShopFiltersProps) {
  const { query } = props
  const navigate = useNavigate()
  const categories = useCategories()
  const form = useRef<HTMLFormElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const preview = useChosenCount(query)
  const awaitedPath = useRef<string>(undefined)
  useSyncFieldsWithQuery(query, form, awaitedPath)

  const chosenPath = () => changedShopPath(chosenQuery(form.current, query, categories), {})
  const show = async () => {
    const path = chosenPath()
    if (path === changedShopPath(query, {}) && awaitedPath.current === undefined) {
      sheet.current?.hidePopover()
      return
    }
    awaitedPath.current = path
    await navigate(path)
    if (awaitedPath.current === path) awaitedPath.current = undefined
  }
  const choose = () => {
    if (sheet.current?.matches(':popover-open')) preview.load(chosenPath())
    else show()
  }
  // What was chosen before this code had loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(() => {
    if (chosenPath() !== changedShopPath(query, {})) choose()
  }, [])
  const shown = preview.data ?? props
  return (
    <Form
      ref={form}
      action={shopPath()}
      role="search"
      aria-label={messages.title}
      onSubmit={(event) => {
        event.preventDefault()
        show()
      }}
      className="grid grid-cols-1 content-start gap-5 lg:sticky lg:top-20 lg:-m-2 lg:max-h-full lg:overflow-y-auto lg:p-2 lg:[scrollbar-width:thin]"
    >
      <SearchBox searchText={query.searchText} />
      <div className="grid grid-pair gap-3 lg:grid-cols-1">
        <button type="button" popoverTarget={sheetId} className={buttonClass('outline', 'py-2 lg:hidden')}>
          <LineDrawing path={sliders} />
          {countChosen(query) > 0 ? messages.chosen(countChosen(query)) : messages.title}
        </button>
        <label className="font-semibold text-sm">
          <span className="mb-1.5 block max-lg:sr-only">{messages.sort}</span>
          <select
            name="sort"
            defaultValue={query.sort}
            onChange={show}
            className="min-h-11 w-full rounded-xl border border-ink/25 bg-white px-3 font-normal text-base max-lg:min-h-12 max-lg:rounded-full max-lg:px-4"
          >
            {shopSorts.map((sort) => (
              <option key={sort} value={sort}>
                {sort === 'shop-order' && query.searchText !== undefined ? messages.bestMatch : messages.sorts[sort]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <FilterSheet {...shown} query={query} sheet={sheet} onChoose={choose} isCounting={preview.isLoading} />
    </Form>
  )
}

/**
 * Sets the fields from the URL when a link or the back button has changed it. The values are set on the existing
 * fields, since a remount would lose the focus. Choices made before hydration are kept, and so are those of a
 * navigation under way: the answer to the choice before it does not have them yet.
 */
function useSyncFieldsWithQuery(
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

/**
 * Loads what a choice would show, before it is shown: the page's data, which is then ready. Forgotten with the next
 * page.
 */
function useChosenCount(query: ShopQuery) {
  const { data, state, load, reset } = useFetcher<ShopFiltersProps>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another page is shown
  useEffect(() => reset(), [query])

  return { data, isLoading: state === 'loading', load: (path: string) => void load(path, { flushSync: false }) }
}

/** What is chosen in the form now. A text that is searched for as typed stays so. */
function chosenQuery(
  form: HTMLFormElement | null,
  { searchText, isVerbatim }: ShopQuery,
  known: readonly KnownCategory[],
): ShopQuery {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form ?? undefined)) if (typeof value === 'string') fields.append(name, value)
  const chosen = readShopQuery(fields, known)
  return chosen.searchText === searchText && isVerbatim ? { ...chosen, isVerbatim } : chosen
}
