export type Language = 'en'

export const defaultLanguage: Language = 'en'

export function directionOf(_language: Language): 'ltr' | 'rtl' {
  return 'ltr'
}

/**
 * Returns the messages of a screen in the visitor's language, which is English for everyone so far. A screen imports its
 * own catalog (`messages/en` has a file for each), so that no page loads the messages of all screens.
 */
export function useMessages<Messages>(english: Messages): Messages {
  return english
}
