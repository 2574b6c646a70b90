import type { Catalog } from '../../catalog.ts'
import type { revokingMessages as english } from '../../en/backoffice/revoking.ts'
import { isolate } from '../../isolate.ts'

export const revokingMessages: Catalog<typeof english> = {
  revoke: 'Enregistré par erreur…',
  revoked: (person: string, moment: string) => `Annulé par ${isolate('ltr', person)}, ${moment}`,
  why: 'Pourquoi',
}
