import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { categories } from '#domain/catalog/category.ts'
import { shopSorts } from '#domain/catalog/search/product-filter.ts'
import type { StoreName } from '#domain/catalog/stores/store-name.ts'
import { navigationMessages as navigation } from '#page-messages/layout.ts'
import { shopMessages as shop } from '#page-messages/shop.ts'
import { shopPath } from '#web/paths/storefront-paths.ts'
import { categoryNameOf } from '#web/storefront/components/category-name.ts'
import { SearchBox } from '#web/storefront/components/search-box.tsx'
import { languageProps } from '#web/text/local-text.tsx'
import { buttonClass } from '../../ui/button.tsx'
import type { ShopQuery } from './shop-query.ts'

interface ShopFiltersProps {
  readonly query: ShopQuery
  readonly stores: readonly StoreName[]
}

const selectClass = 'min-h-11 w-full rounded-xl border border-ink/25 bg-white px-3 font-normal text-base'

/** A GET form to the shop page. With script each choice submits it at once; without script a button does. */
export function ShopFilters({ query, stores }: ShopFiltersProps) {
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  useSyncFieldsWithQuery(query, form)
  const show = () => submit(form.current, { preventScrollReset: false })
  return (
    <Form
      ref={form}
      action={shopPath()}
      role="search"
      aria-label={shop.filters}
      className="grid grid-cols-1 content-start gap-5"
    >
      <SearchBox searchText={query.searchText} />
      <CategoryChoice query={query} onChoose={show} />
      <div className="grid grid-pair gap-3 lg:grid-cols-1 lg:gap-5">
        <label className="font-semibold text-sm">
          <span className="mb-1.5 block">{shop.store}</span>
          <select name="brand" defaultValue={query.storeId ?? ''} onChange={show} className={selectClass}>
            <option value="">{shop.everyStore}</option>
            {stores.map((store) => (
              <option key={store.id} value={store.id} {...languageProps(store.languageOf?.name)}>
                {store.name}
              </option>
            ))}
          </select>
        </label>
        <label className="font-semibold text-sm">
          <span className="mb-1.5 block">{shop.sort}</span>
          <select name="sort" defaultValue={query.sort} onChange={show} className={selectClass}>
            {shopSorts.map((sort) => (
              <option key={sort} value={sort}>
                {shop.sorts[sort]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <noscript>
        <button type="submit" className={buttonClass('secondary', 'w-full')}>
          {shop.apply}
        </button>
      </noscript>
    </Form>
  )
}

/**
 * Sets the fields from the URL when a link or the back button has changed it. The values are set on the existing fields,
 * since a remount would lose the focus. Choices made before hydration are kept.
 */
function useSyncFieldsWithQuery(query: ShopQuery, form: RefObject<HTMLFormElement | null>) {
  const shown = useRef(query)
  useLayoutEffect(() => {
    if (shown.current === query) return
    shown.current = query
    const category = categories.find((value) => value.toLowerCase() === query.category?.toLowerCase())
    const values = {
      category: category ?? query.category?.toLowerCase() ?? '',
      brand: String(query.storeId ?? ''),
      sort: query.sort,
    }
    for (const [name, value] of Object.entries(values)) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof RadioNodeList || field instanceof HTMLSelectElement) field.value = value
    }
  }, [query, form])
}

/** Chips in a row that scrolls on phones, initially to the chosen one; a list beside the products on wide screens. */
function CategoryChoice({ query, onChoose }: { query: ShopQuery; onChoose: () => void }) {
  const chosen = query.category?.toLowerCase() ?? ''
  const values: readonly string[] = categories
  const isCollection = chosen !== '' && !values.some((value) => value.toLowerCase() === chosen)
  const choices = ['', ...(isCollection ? [chosen] : []), ...values]
  const row = useRef<HTMLDivElement>(null)
  const isNew = useRef(true)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each choice, to scroll its chip into view
  useEffect(() => {
    // A row scrolled before hydration stays, since the visitor is about to tap on something in it.
    const isMoved = isNew.current && row.current?.scrollLeft !== 0
    isNew.current = false
    if (isMoved) return
    const chip = row.current?.querySelector('label:has(:checked)')?.getBoundingClientRect()
    const box = row.current?.getBoundingClientRect()
    if (chip && box) row.current?.scrollBy({ left: chip.left + chip.width / 2 - box.left - box.width / 2 })
  }, [chosen])

  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-sm">{shop.category}</legend>
      <div
        ref={row}
        className="-mx-5 flex gap-2 overflow-x-auto px-5 pb-1 [scrollbar-width:none] lg:mx-0 lg:flex-col lg:gap-0.5 lg:overflow-visible lg:px-0"
      >
        {choices.map((value) => (
          <label
            key={value}
            className="relative flex min-h-11 shrink-0 items-center rounded-full border border-ink/20 bg-white px-4 hover:border-door has-checked:border-door has-checked:bg-door has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-door has-focus-visible:outline-offset-2 lg:rounded-xl lg:border-transparent lg:bg-transparent lg:has-checked:border-transparent lg:has-checked:bg-sand lg:has-checked:font-semibold lg:has-checked:text-door lg:hover:bg-sand/60"
          >
            <input
              type="radio"
              name="category"
              value={value}
              defaultChecked={value.toLowerCase() === chosen}
              onChange={onChoose}
              className="sr-only"
            />
            {categoryNameOf(value) ?? navigation.allCategories}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
