import { useId, useRef } from 'react'
import { offeredCategories } from '#domain/category.ts'
import { suggestionMessages } from '#page-messages/search-suggestions.ts'
import { useCategories } from '#web/use-categories.ts'
import { CategoryOptions } from './category-options.tsx'
import { LastSearches } from './last-searches.tsx'
import { lastSearches } from './last-searches-storage.ts'
import { OpenList } from './option.tsx'
import { ProductOptions } from './product-options.tsx'
import { StoreOptions } from './store-options.tsx'
import { useCombobox } from './use-combobox.ts'
import { useFieldText } from './use-field-text.ts'
import { useSuggestions } from './use-suggestions.ts'

interface SuggestionListProps {
  readonly field: HTMLInputElement
  readonly className: string
}

/** What the search box offers: for an empty field the last searches on this device and the categories. */
export function SuggestionList({ field, className }: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null)
  const text = useFieldText(field)
  const searches = lastSearches.use()
  const suggestions = useSuggestions(text)
  const isEmpty = text.trim() === ''
  const offered = offeredCategories(useCategories())
  const found = isEmpty ? { products: [], categories: [], stores: [] } : suggestions
  const categories = isEmpty
    ? offered
    : (found?.categories ?? []).flatMap((suggested) => offered.find(({ slug }) => slug === suggested) ?? [])
  const count = found
    ? found.products.length + categories.length + found.stores.length + (isEmpty ? searches.length : 0)
    : 0
  const hasNone = found !== undefined && !isEmpty && count === 0
  const { isOpen, active, close } = useCombobox(field, list, count > 0)

  return (
    <OpenList value={{ active: isOpen ? active : undefined, close }}>
      <div
        ref={list}
        id={useId()}
        role="listbox"
        aria-label={suggestionMessages.label}
        hidden={!isOpen}
        // The focus stays in the field.
        onMouseDown={(event) => event.preventDefault()}
        className={className}
      >
        {isEmpty && <LastSearches searches={searches} field={field} />}
        {found && (
          <>
            <ProductOptions products={found.products} />
            <CategoryOptions categories={categories} />
            <StoreOptions stores={found.stores} />
          </>
        )}
      </div>
      <p role="status" className={isOpen || !hasNone ? 'sr-only' : `text-ink-soft ${className}`}>
        {isOpen ? suggestionMessages.count(count) : hasNone && suggestionMessages.none}
      </p>
    </OpenList>
  )
}
