import { categoryNames } from './en/categories.ts'

export const categoryMessages = { en: categoryNames }
