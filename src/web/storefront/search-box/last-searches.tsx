import type { ReactNode } from 'react'
import { suggestionMessages } from '#page-messages/search-suggestions.ts'
import { shopPath } from '#web/paths/storefront-paths.ts'
import { changeFieldText } from '#web/storefront/components/search-box.tsx'
import { forgetSearches } from '#web/storefront/search-report/search-storage.ts'
import { Icon } from '#web/ui/icon.tsx'
import { rememberSearch, removeAllSearches, removeSearch } from './last-searches-storage.ts'
import { LinkOption, OptionGroup, useOption } from './option.tsx'

interface LastSearchesProps {
  readonly searches: readonly string[]
  readonly field: HTMLInputElement
}

/** The last searches on this device, to repeat or to remove. Removing is an option too: a list box has nothing else. */
export function LastSearches({ searches, field }: LastSearchesProps) {
  const repeat = (search: string) => {
    changeFieldText(field, search)
    rememberSearch(search)
  }
  const remove = (search: string) => {
    removeSearch(search)
    forgetSearches(search)
  }
  const removeAll = () => {
    removeAllSearches()
    forgetSearches()
  }
  return (
    <OptionGroup label={suggestionMessages.lastSearches} count={searches.length}>
      {searches.map((search) => (
        <div key={search} role="presentation" className="flex items-center">
          <LinkOption to={shopPath({ q: search })} onClick={() => repeat(search)}>
            <Icon name="search" className="size-5 shrink-0 text-ink-soft" />
            <bdi className="truncate">{search}</bdi>
          </LinkOption>
          <RemoveOption label={suggestionMessages.remove(search)} onRemove={() => remove(search)}>
            <Icon name="close" className="size-5" />
          </RemoveOption>
        </div>
      ))}
      <RemoveOption onRemove={removeAll}>{suggestionMessages.removeAll}</RemoveOption>
    </OptionGroup>
  )
}

interface RemoveOptionProps {
  /** Accessible name, when the content is a picture. */
  readonly label?: string
  readonly onRemove: () => void
  readonly children: ReactNode
}

function RemoveOption({ label, onRemove, children }: RemoveOptionProps) {
  return (
    <button
      type="button"
      {...useOption()}
      aria-label={label}
      title={label}
      onClick={onRemove}
      className="grid min-h-11 min-w-11 place-items-center rounded-xl px-2 text-ink-soft text-sm hover:bg-sand/60 hover:text-ink aria-selected:bg-sand aria-selected:text-ink"
    >
      {children}
    </button>
  )
}
