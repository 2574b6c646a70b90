import { createContext, useContext } from 'react'

export type Language = 'en'

export const defaultLanguage: Language = 'en'

export function directionOf(_language: Language): 'ltr' | 'rtl' {
  return 'ltr'
}

const VisitorLanguage = createContext(defaultLanguage)

export const LanguageProvider = VisitorLanguage.Provider

/** The sentences of a screen in the visitor's language. Each screen brings its own, so that nobody loads those of all. */
export function useMessages<Messages>(messages: Readonly<Record<Language, Messages>>): Messages {
  return messages[useContext(VisitorLanguage)]
}
