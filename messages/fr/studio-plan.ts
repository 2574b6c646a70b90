import type { Catalog } from '../catalog.ts'
import type { studioPlanMessages as english } from '../en/studio-plan.ts'

export const studioPlanMessages: Catalog<typeof english> = {
  title: 'Votre abonnement',
  plans: { silver: 'Silver', gold: 'Gold', diamonds: 'Diamonds' },
  none: 'Cet atelier n’a pas d’abonnement. Il est tout de même dans la boutique.',
  until: (plan, day) => `${plan}, jusqu’au ${day}.`,
  unpaid: (plan) => `${plan}. L’atelier revient dans la boutique dès que tout est payé.`,
  ended: (plan, day) => `${plan} a fini le ${day}, pas de nouvelles pièces pour l’instant.`,
  inShopUntil: (day) => `Ce que vous avez reste dans la boutique jusqu’au ${day}.`,
  out: 'L’atelier n’est plus dans la boutique. Rien n’est perdu, avec un nouvel abonnement tout est comme avant.',
  due: (price) => `À payer : ${price}`,
  pieces: 'Pièces',
  of: (pieces, most) => `${pieces} sur ${most}`,
  photos: 'Photos par pièce',
  onHome: 'Sur la page d’accueil',
  numbers: 'Chiffres',
  yes: 'Oui',
  no: 'Non',
}
