import { categories } from '#domain/category.ts'
import { categoryMessages } from '#page-messages/categories.ts'

/** The categories as options of a select. */
export const categoryChoices = categories.map((category) => ({ value: category, name: categoryMessages[category] }))
