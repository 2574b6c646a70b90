import type { Store } from '#domain/catalog/stores/store.ts'
import { categoryMessages as categoryNames } from '#page-messages/categories.ts'
import { LocalText } from '#web/text/local-text.tsx'

/** The craft of a store, or its category when it has not named one. */
export function StoreCraft({ store }: { store: Pick<Store, 'craft' | 'category' | 'languageOf'> }) {
  return store.craft ? (
    <LocalText text={store.craft} language={store.languageOf?.craft} />
  ) : (
    categoryNames[store.category]
  )
}
