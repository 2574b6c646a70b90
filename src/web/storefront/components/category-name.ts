import { categories, isCollection } from '#domain/category.ts'
import { categoryMessages as categoryNames } from '#page-messages/categories.ts'
import { collectionMessages as collectionNames } from '#page-messages/layout.ts'

/** Returns the name of the category or collection of a `?category=` value; undefined for unknown values. */
export function categoryNameOf(value = ''): string | undefined {
  const wanted = value.toLowerCase()
  if (isCollection(wanted)) return collectionNames[wanted]
  const category = categories.find((category) => category.toLowerCase() === wanted)
  return category && categoryNames[category]
}
