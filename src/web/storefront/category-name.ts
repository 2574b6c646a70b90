import { categories, isCollection } from '#domain/catalog/category.ts'
import { categoryMessages } from '#messages/categories.ts'
import { collectionMessages } from '#messages/layout.ts'
import { useMessages } from '../text/messages.ts'

/** What people call a `?category=` value, be it a category or a collection. Undefined when it is neither. */
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
