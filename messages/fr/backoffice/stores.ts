import type { Catalog } from '../../catalog.ts'
import type { storesMessages as english } from '../../en/backoffice/stores.ts'

export const storesMessages: Catalog<typeof english> = {
  title: 'Ateliers',
  add: 'Ouvrir un atelier',
  newTitle: 'Nouvel atelier',
  makers: 'Artisans',
  toFetch: 'À prendre chez les artisans',
  none: 'Aucun artisan n’a encore d’atelier.',
  descriptionHint: 'Qui fabrique, où, et comment.',
  craftHint: 'En quelques mots, comme « Poterie peinte ». Sans lui, les visiteurs lisent la catégorie.',
  governorateHint: 'Les visiteurs peuvent filtrer la boutique par région.',
  noGovernorate: 'Non précisé',
  preparationHint: (max) => `De 0 à ${max}. Vide : comme dans les réglages. Le client voit le jour qui en résulte.`,
  closedHint:
    'Ses pièces restent visibles et disent quand il rouvre. D’ici là, vous seuls pouvez les commander pour un client. Un an au plus, les deux jours compris.',
  instagramHint: 'https://www.instagram.com/…',
  facebookHint: 'https://www.facebook.com/…',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Enregistré. Les visiteurs le voient ainsi maintenant.',
  savedRetired: 'Enregistré. Les visiteurs le verront quand l’atelier sera remis dans la boutique.',
  retired: 'Retiré',
  isRetired: 'Les visiteurs ne voient ni cet atelier ni ses produits : il est retiré.',
  planOver: 'Abonnement fini',
  isPlanOver:
    'Les visiteurs ne voient ni cet atelier ni ses produits : son abonnement est fini. Il revient de lui-même dès qu’un abonnement est en cours et payé.',
  actions: {
    heading: 'Plus',
    retire: 'Retirer l’atelier',
    retireText:
      'Les visiteurs ne le voient plus, ni ses produits. Les commandes suivent leur cours, rien n’est supprimé, et il peut revenir.',
    restore: 'Remettre l’atelier',
    restoreText: 'Il revient aussitôt dans la boutique, avec les produits qui étaient en vente.',
  },
  seeInShop: 'Voir dans la boutique',
  seeProducts: 'Ses produits',
  invalid: 'Il manque quelque chose, ou une valeur ne convient pas. Rien n’est encore enregistré.',
  changedMeanwhile: 'Quelqu’un d’autre a enregistré cet atelier pendant votre travail',
}
