import { createContext, useContext } from 'react'
import { type StorefrontMessages, storefront } from '#messages/en/storefront.ts'

const catalogues = { en: storefront } as const satisfies Record<string, StorefrontMessages>

export type Language = keyof typeof catalogues

export const defaultLanguage: Language = 'en'

export function messagesIn(language: Language): StorefrontMessages {
  return catalogues[language]
}

export function directionOf(_language: Language): 'ltr' | 'rtl' {
  return 'ltr'
}

const Messages = createContext<StorefrontMessages>(catalogues[defaultLanguage])

export const MessagesProvider = Messages.Provider

/** The sentences of the visitor's language. */
export function useMessages(): StorefrontMessages {
  return useContext(Messages)
}
