import type { Store } from '#domain/catalog/stores/store.ts'
import { LocalText } from '#web/text/local-text.tsx'
import { categoryNameOf, useCategories } from '#web/use-categories.ts'

/** The craft of a store, or its category when it has not named one. */
export function StoreCraft({ store }: { store: Pick<Store, 'craft' | 'category' | 'languageOf'> }) {
  const categories = useCategories()
  return store.craft ? (
    <LocalText text={store.craft} language={store.languageOf?.craft} />
  ) : (
    categoryNameOf(categories, store.category)
  )
}
