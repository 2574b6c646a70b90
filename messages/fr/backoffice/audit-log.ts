import type { Catalog } from '../../catalog.ts'
import type { auditLogMessages as english } from '../../en/backoffice/audit-log.ts'

export const auditLogMessages: Catalog<typeof english> = {
  title: 'Historique',
  text: 'Produit, atelier, numéro de commande ou mots',
  who: 'Qui',
  what: 'Quoi',
  everybody: 'Tout le monde',
  everything: 'Tout',
  none: 'Aucun changement trouvé.',
  before: 'Avant',
  after: 'Après',
  changes: (count) => `Modifications (${count})`,
  madeFor: (actor, seller) => `${actor}, pour ${seller}`,
  undo: 'Annuler',
  stockStays: 'Le stock ne s’annule pas ici : des pièces ont pu être vendues depuis.',
  count: 'Recompter',
  outcomes: {
    undone: 'Tout est comme avant. L’historique le montre aussi.',
    'changed-since':
      'Ce que ce changement avait écrit a été modifié depuis : rien n’a été remis. Regardez d’abord les changements plus récents.',
    cannot: 'Cela ne peut pas être annulé d’ici.',
    'reason-needed':
      'Le client connaît peut-être déjà cette étape. Ouvrez la commande et annulez-la là-bas, avec une raison.',
    'out-of-stock': 'Des pièces ne sont plus en stock : la commande reste comme elle est.',
    erased: 'Les données du client ont été effacées : la commande reste comme elle est.',
    'exchange-undone':
      'Elle remplaçait des pièces rendues, et cet échange a été annulé : la commande reste comme elle est.',
    returning: 'Des pièces de la commande sont dans un retour. Annulez ou refusez-le d’abord.',
    joined: 'La commande a été réunie avec une autre, qui a ses pièces : elle reste comme elle est.',
    'is-over': 'La promo serait déjà finie : elle n’a pas été remise.',
    'already-scheduled': 'Le produit a déjà une promo : celle-ci n’a pas été remise.',
    overlaps: 'Une autre promo a pris ces jours : celle-ci n’a pas été remise.',
    'not-on-sale': 'Le produit n’est plus en vente : sa promo n’a pas été remise.',
    'not-cheaper': 'Le produit ne coûte maintenant pas plus que cela : sa promo n’a pas été remise.',
  },
}
