import type { Catalog } from '../catalog.ts'
import { frenchTime, frenchWorkingDays } from '../days.ts'
import type { supplyMessages as english } from '../en/supply.ts'
import { plural } from '../plural.ts'

export const supplyMessages: Catalog<typeof english> = {
  madeToOrder: (days) => `Fabriquée pour vous en ${frenchWorkingDays(days)}`,
  madeToOrderUpTo: (days, pieces) => `Fabriquée pour vous en ${frenchWorkingDays(days)}, ${pieces} par semaine`,
  oneOfAKind: 'Il n’y en a qu’une, et il n’y en aura pas d’autre',
  soldOut: 'Cette pièce a trouvé preneur. Touchez le cœur pour la garder, au cas où l’atelier en referait une.',
  fullyBooked: 'Toutes les places de cette semaine sont prises. On peut de nouveau commander à partir de lundi.',
  backOn: (day) => `De retour le ${day}`,
  storeClosed: (day) => `Cet atelier est fermé. On peut de nouveau commander cette pièce à partir du ${day}.`,
  oneOfAKindSold: 'Il n’y en avait qu’une, et elle a trouvé preneur.',

  noMorePlaces: 'Il n’y a pas d’autre place cette semaine.',
  mostAtOnce: (pieces) => `On peut en commander ${pieces} au plus à la fois.`,
  variantSoldOut: 'Votre choix est épuisé. Choisissez autre chose, ou demandez plus bas à être prévenu de son retour.',
  notTogether: 'Cette pièce n’existe pas ainsi. Choisissez une autre taille ou une autre couleur.',
  placesLeft: (count) =>
    plural('fr', count, { one: 'Plus qu’une place cette semaine', other: `Plus que ${count} places cette semaine` }),

  deliveryDay: (time, day) =>
    `En ${typeof time === 'object' ? frenchTime(time) : `${time} h`} : ${day}, si confirmée aujourd’hui`,
  deliveryTime: (time) => `Chez vous ${frenchTime(time)} au plus après la confirmation`,
}
