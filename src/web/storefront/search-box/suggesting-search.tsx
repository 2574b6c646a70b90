import { type ReactNode, useEffect, useRef, useState } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const SuggestionList = lazyPart(async () => ({ default: (await import('./suggestion-list.tsx')).SuggestionList }))

interface SuggestingSearchProps {
  /** The search form. */
  readonly children: ReactNode
  readonly className: string
  /** Where the list is, below the form. */
  readonly listClass: string
}

/**
 * A search form whose field suggests while one types. Until it is first focused nothing more is loaded, and until that
 * has loaded it is a plain field: it stays the same element, so nothing that was typed is lost.
 */
export function SuggestingSearch({ children, className, listClass }: SuggestingSearchProps) {
  const place = useRef<HTMLDivElement>(null)
  const [field, setField] = useState<HTMLInputElement>()

  useEffect(() => {
    const field = place.current?.querySelector<HTMLInputElement>('input[name=q]')
    if (!field) return
    for (const [name, value] of Object.entries(closedCombobox)) field.setAttribute(name, value)
    const begin = () => setField(field)
    field.addEventListener('focus', begin, { once: true })
    // It may have been focused before this code had loaded.
    if (field === document.activeElement) begin()
    return () => field.removeEventListener('focus', begin)
  }, [])

  return (
    <div ref={place} className={className}>
      {children}
      {field && <SuggestionList field={field} className={listClass} />}
    </div>
  )
}

/** Not in the markup, since without script the field has no list. */
const closedCombobox = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-expanded': 'false',
  autocomplete: 'off',
} as const
