import { type ReactNode, useState } from 'react'

const listId = 'towns'

/**
 * The towns of Tunisia as suggestions for a field of a city, which takes any other as well. They are fetched when
 * somebody comes to the field, so that nobody else waits for them.
 */
export function useTowns(): {
  readonly attributes: { list: string; onFocus(): void }
  readonly suggestions: ReactNode
} {
  const [towns, setTowns] = useState<readonly string[]>([])
  return {
    attributes: {
      list: listId,
      onFocus() {
        // Without them the field is a field.
        if (towns.length === 0)
          import('#domain/orders/towns.ts').then(
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
