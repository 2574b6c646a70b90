import type { Catalog } from '../../catalog.ts'
import type { promotionMessages as english } from '../../en/backoffice/promotion.ts'

export const promotionMessages: Catalog<typeof english> = {
  title: 'Promo de la semaine',
  running: 'En ce moment sur la page d’accueil',
  nothingRuns: 'Aucune promo n’est en cours.',
  scheduled: 'Prévues',
  nothingScheduled: 'Aucune n’est prévue.',
  period: (from: string, to: string) => `Du ${from} au ${to}, heure de Tunis`,
  renews: 'Elle se renouvelle chaque semaine jusqu’au début de la suivante.',
  price: (price: string, regular: string) => `${price} au lieu de ${regular}`,
  ownPrice: 'À son propre prix',
  end: 'Terminer maintenant',
  cancel: 'Annuler la promo',
  edit: 'Changer le prix ou les jours',
  saveEdit: 'Enregistrer le changement',
  edited: 'C’est changé. Elle commence et finit d’elle-même.',
  changedMeanwhile:
    'Quelqu’un d’autre vient de la changer : la version actuelle est au-dessus, votre saisie en dessous. Enregistrez de nouveau pour la remplacer.',
  notCanceled: 'Quelqu’un l’a modifiée entre-temps : elle continue. Relisez-la avant de l’arrêter.',
  isGone: 'Cette promo est finie ou a été annulée : rien n’a été changé.',
  schedule: 'Préparer la suivante',
  product: 'Produit',
  productHint: 'Tapez une partie du nom ou du modèle, puis choisissez.',
  search: 'Chercher',
  found: 'Trouvés',
  choose: 'Choisir…',
  priceField: 'Prix en dinars',
  priceHint: 'L’ancien prix revient tout seul à la fin de la promo. Vide : le produit garde son prix.',
  startsAt: 'Du (heure de Tunis)',
  endsAt: 'Jusqu’au (heure de Tunis)',
  renewsField: 'La renouveler chaque semaine jusqu’au début de la suivante',
  save: 'Préparer la promo',
  scheduledNotice: 'C’est prêt. Elle commence et finit d’elle-même.',
  fieldErrors: {
    'not-on-sale': 'Ce produit n’est pas en vente. Choisissez-en un autre.',
    'ends-before-start': 'Elle finit avant de commencer.',
    'is-over': 'C’est déjà passé.',
    'not-cheaper': (ownPrice: string) =>
      `Ce n’est pas une réduction : sans la promo, le produit coûte ${ownPrice}. Tapez un prix plus bas, ou rien pour le garder.`,
    overlaps: (until: string) => `Une autre promo occupe ces jours, jusqu’au ${until}.`,
  },
}
