import { store } from './en/store.ts'

export const storeMessages = { en: store }
