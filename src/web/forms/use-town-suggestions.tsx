import { type ReactNode, useState } from 'react'

const listId = 'towns'

/**
 * Suggests the towns of Tunisia in a city field, which accepts any other text too. The list is loaded when the field is
 * focused, so that it does not add to the first view.
 */
export function useTownSuggestions(): {
  readonly attributes: { list: string; onFocus(): void }
  readonly suggestions: ReactNode
} {
  const [towns, setTowns] = useState<readonly string[]>([])
  return {
    attributes: {
      list: listId,
      onFocus() {
        // The field works without suggestions, so a failed import is ignored.
        if (towns.length === 0)
          import('#domain/geography/towns.ts').then(
            (module) => setTowns(module.townNames),
            () => {},
          )
      },
    },
    suggestions: (
      <datalist id={listId}>
        {towns.map((town) => (
          <option key={town} value={town} />
        ))}
      </datalist>
    ),
  }
}
