import type { Catalog } from '../../catalog.ts'
import type { draftsMessages as english } from '../../en/backoffice/drafts.ts'

export const draftsMessages: Catalog<typeof english> = {
  restored: (moment) => `Votre saisie du ${moment} n’était pas enregistrée. Elle est de nouveau dans le formulaire.`,
  discard: 'L’abandonner',
}
