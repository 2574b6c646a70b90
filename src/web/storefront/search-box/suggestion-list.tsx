import { useCallback, useId, useRef, useSyncExternalStore } from 'react'
import type { StoreName } from '#domain/catalog/stores/store-name.ts'
import type { SuggestedProduct } from '#domain/catalog/suggestions/suggestions.ts'
import { offeredCategories, type ShopCategory } from '#domain/category.ts'
import { suggestionMessages } from '#page-messages/search-suggestions.ts'
import { productPath, shopPath, storePath } from '#web/paths/storefront-paths.ts'
import { Price } from '#web/product-display/price.tsx'
import { ResponsivePicture } from '#web/product-display/responsive-picture.tsx'
import { LocalText } from '#web/text/local-text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useCategories } from '#web/use-categories.ts'
import { LastSearches } from './last-searches.tsx'
import { lastSearches } from './last-searches-storage.ts'
import { LinkOption, OpenList, OptionGroup } from './option.tsx'
import { useCombobox } from './use-combobox.ts'
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

/** Returns what is in a field, also while it is composed by an input method. */
function useFieldText(field: HTMLInputElement): string {
  const subscribe = useCallback(
    (listener: () => void) => {
      field.addEventListener('input', listener)
      return () => field.removeEventListener('input', listener)
    },
    [field],
  )
  return useSyncExternalStore(subscribe, () => field.value)
}

function CategoryOptions({ categories }: { categories: readonly ShopCategory[] }) {
  return (
    <OptionGroup label={suggestionMessages.categories} count={categories.length}>
      {categories.map(({ slug, name }) => (
        <LinkOption key={slug} to={shopPath({ category: slug })}>
          {name}
        </LinkOption>
      ))}
    </OptionGroup>
  )
}

function ProductOptions({ products }: { products: readonly SuggestedProduct[] }) {
  return (
    <OptionGroup label={suggestionMessages.products} count={products.length}>
      {products.map((product) => (
        <LinkOption key={product.id} to={productPath(product.id)}>
          <span className="aspect-4/5 w-12 shrink-0 overflow-hidden rounded-lg bg-sand">
            {product.picture && (
              <ResponsivePicture
                picture={{ ...product.picture, alt: '' }}
                sizes="3rem"
                className="size-full object-cover"
              />
            )}
          </span>
          <span className="min-w-0">
            <span className="line-clamp-2 font-medium leading-snug">
              <LocalText text={product.name} language={product.languageOf?.name} />
            </span>
            <Price product={product} isInBar className="text-sm" />
          </span>
        </LinkOption>
      ))}
    </OptionGroup>
  )
}

function StoreOptions({ stores }: { stores: readonly StoreName[] }) {
  return (
    <OptionGroup label={suggestionMessages.stores} count={stores.length}>
      {stores.map((store) => (
        <LinkOption key={store.id} to={storePath(store.id)}>
          <Icon name="shop" className="size-5 shrink-0 text-ink-soft" />
          <LocalText text={store.name} language={store.languageOf?.name} />
        </LinkOption>
      ))}
    </OptionGroup>
  )
}
