import { useId } from 'react'
import { searchMessages } from '#messages/search.ts'
import { useMessages } from '../../text/messages.ts'
import { Icon } from '../../ui/icon.tsx'

/** The search field with its button, to stand in a form that leads to the shop. */
export function SearchBox({ words = '' }: { words?: string | undefined }) {
  const search = useMessages(searchMessages)
  const id = useId()
  return (
    <div className="flex rounded-full border border-ink/20 bg-white p-1 focus-within:border-door">
      <label htmlFor={id} className="sr-only">
        {search.label}
      </label>
      <input
        key={words}
        id={id}
        type="search"
        name="q"
        defaultValue={words}
        placeholder={search.placeholder}
        maxLength={200}
        enterKeyHint="search"
        className="min-h-11 min-w-0 flex-1 rounded-full bg-transparent px-4 placeholder:text-ink-soft"
      />
      <button
        type="submit"
        aria-label={search.button}
        className="grid size-11 place-items-center rounded-full bg-door text-white hover:bg-door-deep"
      >
        <Icon name="search" />
      </button>
    </div>
  )
}
