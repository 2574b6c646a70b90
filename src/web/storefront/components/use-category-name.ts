import { categories, isCollection } from '#domain/catalog/category.ts'
import { categoryMessages } from '#messages/en/categories.ts'
import { collectionMessages } from '#messages/en/layout.ts'
import { useMessages } from '#web/text/messages.ts'

/**
 * Returns a function from a `?category=` value to the name of the category or collection; undefined for unknown values.
 */
export function useCategoryName(): (value: string | undefined) => string | undefined {
  const categoryNames = useMessages(categoryMessages)
  const collectionNames = useMessages(collectionMessages)
  return (value = '') => {
    const wanted = value.toLowerCase()
    if (isCollection(wanted)) return collectionNames[wanted]
    const category = categories.find((category) => category.toLowerCase() === wanted)
    return category && categoryNames[category]
  }
}
