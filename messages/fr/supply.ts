import type { Catalog } from '../catalog.ts'
import { frenchWorkingDays } from '../days.ts'
import type { supplyMessages as english } from '../en/supply.ts'

export const supplyMessages: Catalog<typeof english> = {
  madeToOrder: (days) => `Fabriquée pour vous en ${frenchWorkingDays(days)}`,
  madeToOrderUpTo: (days, pieces) => `Fabriquée pour vous en ${frenchWorkingDays(days)}, ${pieces} par semaine`,
  oneOfAKind: 'Il n’y en a qu’une, et il n’y en aura pas d’autre',
  fullyBooked: 'Toutes les commandes de cette semaine sont prises. On peut de nouveau commander à partir de lundi.',
  oneOfAKindSold: 'Il n’y en avait qu’une, et elle a trouvé preneur.',
}
