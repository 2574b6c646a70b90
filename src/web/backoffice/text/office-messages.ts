import { createContext, useContext } from 'react'
import { backoffice } from '#messages/en/backoffice.ts'

export type OfficeMessages = typeof backoffice

/** The language people of the shop work in. */
export const officeLanguage = 'en'

const Messages = createContext<OfficeMessages>(backoffice)

/** The sentences of the back office. Visitors never load them. */
export function useOfficeMessages(): OfficeMessages {
  return useContext(Messages)
}
