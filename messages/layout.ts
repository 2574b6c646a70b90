import { collectionNames, footer, navigation } from './en/layout.ts'

export const navigationMessages = { en: navigation }
export const footerMessages = { en: footer }
export const collectionMessages = { en: collectionNames }
