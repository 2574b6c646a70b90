import { added } from './en/added.ts'

export const addedMessages = { en: added }
