import { createContext, useContext } from 'react'
import { backoffice } from '#messages/en/backoffice.ts'

export type BackofficeMessages = typeof backoffice

/** The language of the back office. */
export const backofficeLanguage = 'en'

const Messages = createContext<BackofficeMessages>(backoffice)

/** Returns the texts of the back office. The storefront never loads them. */
export function useBackofficeMessages(): BackofficeMessages {
  return useContext(Messages)
}
