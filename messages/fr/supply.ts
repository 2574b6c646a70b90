import type { Catalog } from '../catalog.ts'
import { frenchTime, frenchWorkingDays } from '../days.ts'
import type { supplyMessages as english } from '../en/supply.ts'

export const supplyMessages: Catalog<typeof english> = {
  madeToOrder: (days) => `Fabriquée pour vous en ${frenchWorkingDays(days)}`,
  madeToOrderUpTo: (days, pieces) => `Fabriquée pour vous en ${frenchWorkingDays(days)}, ${pieces} par semaine`,
  oneOfAKind: 'Il n’y en a qu’une, et il n’y en aura pas d’autre',
  soldOut: 'Cette pièce a trouvé preneur. Touchez le cœur pour la garder, au cas où l’atelier en referait une.',
  fullyBooked: 'Toutes les commandes de cette semaine sont prises. On peut de nouveau commander à partir de lundi.',
  oneOfAKindSold: 'Il n’y en avait qu’une, et elle a trouvé preneur.',

  deliveryDay: (time, day) =>
    `En ${typeof time === 'object' ? frenchTime(time) : `${time} h`} : ${day}, si confirmée aujourd’hui`,
  deliveryTime: (time) => `Chez vous ${frenchTime(time)} au plus après la confirmation`,
}
