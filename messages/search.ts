import { search } from './en/search.ts'

export const searchMessages = { en: search }
