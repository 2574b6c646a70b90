import type { Catalog } from '../catalog.ts'
import type { discountCodeMessages as english } from '../en/discount-code.ts'
import { isolate } from '../isolate.ts'

export const discountCodeMessages: Catalog<typeof english> = {
  question: 'Vous avez un code ?',
  field: 'Code de remise',
  apply: 'Appliquer',
  applied: (code) => `Le total tient compte du code ${isolate('ltr', code)}.`,
  remove: 'Retirer le code',
  removed: 'Le code a été retiré.',
  minimum: (amount) => `Ce code vaut à partir de ${isolate('ltr', amount)} de pièces.`,
  refusals: {
    unknown: 'Ce code est inconnu. Vérifiez comment il s’écrit.',
    ended: 'Ce code n’est plus valable.',
    'used-up': 'Ce code est épuisé.',
    'used-by-phone': 'Ce code a déjà servi avec votre numéro de téléphone.',
    'not-first-order': 'Ce code ne vaut que pour une première commande.',
    'not-for-these': 'Ce code ne vaut pas pour ces pièces.',
    'no-gain': 'Ce code ne rendrait pas votre commande moins chère : il n’est pas utilisé.',
    'too-many-tries': 'Trop de codes inconnus ont été essayés d’ici. Réessayez un peu plus tard.',
  },
  unreachable: 'La boutique est injoignable. Réessayez.',
  notOrdered: (total) =>
    `Rien n’est encore commandé. Sans le code, le total est de ${total}. Si cela vous convient, passez la commande à nouveau.`,
}
