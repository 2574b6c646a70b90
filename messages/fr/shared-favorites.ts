import type { Catalog } from '../catalog.ts'
import type { sharedFavoritesMessages as english } from '../en/shared-favorites.ts'
import { plural } from '../plural.ts'

export const sharedFavoritesMessages: Catalog<typeof english> = {
  title: 'Favoris partagés avec vous',
  description: (count) =>
    plural('fr', count, {
      one: `${count} pièce faite à la main en Tunisie, à son prix actuel.`,
      other: `${count} pièces faites à la main en Tunisie, à leurs prix actuels.`,
    }),
  intro: 'Quelqu’un vous a envoyé ces pièces. Les prix et le stock sont ceux d’aujourd’hui.',
  count: (count) => plural('fr', count, { one: `${count} pièce`, other: `${count} pièces` }),
  add: (count) =>
    plural('fr', count, {
      one: 'Ajouter cette pièce à mes favoris',
      other: `Ajouter ces ${count} pièces à mes favoris`,
    }),
  added: (count) =>
    plural('fr', count, {
      one: `${count} pièce a été ajoutée à vos favoris.`,
      other: `${count} pièces ont été ajoutées à vos favoris.`,
    }),
  undo: 'Annuler',
  allKept: (count) =>
    plural('fr', count, {
      one: 'Cette pièce fait partie de vos favoris.',
      other: 'Toutes ces pièces font partie de vos favoris.',
    }),
  ownFavorites: 'Voir mes favoris',
  missing: (count) =>
    plural('fr', count, {
      one: `${count} pièce de cette liste n’est plus en vente.`,
      other: `${count} pièces de cette liste ne sont plus en vente.`,
    }),
  cut: (max) => `Le lien contient plus de ${max} pièces. Voici les ${max} premières.`,
  empty: 'Ce lien ne contient aucune pièce',
  emptyText: 'Il manque peut-être une partie du lien, ou ses pièces ne sont plus en vente.',
  toShop: 'Parcourir la boutique',
  bookmark: 'Pour garder cette liste, ajoutez cette page à vos signets.',
}
