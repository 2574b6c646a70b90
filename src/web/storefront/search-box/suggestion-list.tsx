import { useCallback, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { useHref } from 'react-router'
import type { StoreName } from '#domain/catalog/stores/store-name.ts'
import { suggestionText } from '#domain/catalog/suggestions/suggestion-text.ts'
import type { SuggestedProduct, Suggestions } from '#domain/catalog/suggestions/suggestions.ts'
import { offeredCategories, type ShopCategory } from '#domain/category.ts'
import { suggestionMessages } from '#page-messages/search-suggestions.ts'
import { productPath, searchSuggestionsPath, shopPath, storePath } from '#web/paths/storefront-paths.ts'
import { Price } from '#web/product-display/price.tsx'
import { ResponsivePicture } from '#web/product-display/responsive-picture.tsx'
import { LocalText } from '#web/text/local-text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useCategories } from '#web/use-categories.ts'
import { LastSearches } from './last-searches.tsx'
import { lastSearches } from './last-searches-storage.ts'
import { LinkOption, OpenList, OptionGroup } from './option.tsx'
import { useCombobox } from './use-combobox.ts'

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

/** Milliseconds: people who type quickly are asked about once a word. */
const typingPause = 150

/** Answers that are remembered, so that corrected typing errors need no request. */
const maxAnswers = 30

/** Milliseconds after which an answer is asked for again: pieces are sold and prices change. */
const answerAge = 60_000

const answers = new Map<string, { readonly suggestions: Suggestions; readonly at: number }>()

/**
 * Returns the suggestions for a text, and while they are awaited those for the text before. Undefined for a text that
 * is too short, and when the shop cannot be reached: the form works without.
 */
function useSuggestions(typed: string): Suggestions | undefined {
  const text = suggestionText(typed)
  const address = useHref(searchSuggestionsPath(text))
  const [shown, setShown] = useState<Suggestions>()

  useEffect(() => {
    if (text === undefined) return setShown(undefined)
    const known = answers.get(address)
    if (known && performance.now() - known.at < answerAge) return setShown(known.suggestions)
    const request = new AbortController()
    const show = (suggestions: Suggestions | undefined) => {
      // An answer that arrives after the text has changed is of no use.
      if (!request.signal.aborted) setShown(suggestions)
    }
    const timer = setTimeout(() => ask(address, request.signal).then(show, () => show(undefined)), typingPause)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [text, address])

  return text === undefined ? undefined : shown
}

async function ask(address: string, signal: AbortSignal): Promise<Suggestions> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`The suggestions responded ${response.status}`)
  const suggestions: Suggestions = await response.json()
  answers.delete(address)
  answers.set(address, { suggestions, at: performance.now() })
  const [oldest] = answers.keys()
  if (answers.size > maxAnswers && oldest !== undefined) answers.delete(oldest)
  return suggestions
}
