import type { Catalog } from '../catalog.ts'
import type { shopMessages as english } from '../en/shop.ts'
import { isolate } from '../isolate.ts'
import { plural } from '../plural.ts'

export const shopMessages: Catalog<typeof english> = {
  title: 'Boutique',
  description:
    'Poterie, tapis, sacs, bijoux, bougies et jouets faits main par des artisans tunisiens, paiement à la livraison.',
  titleOf: (name) => `${isolate('ltr', name)} : boutique`,
  pieces: 'Les pièces',
  results: (count) => plural('fr', count, { one: `${count} pièce`, other: `${count} pièces` }),
  resultsFor: (count, words) =>
    plural('fr', count, {
      one: `${count} pièce pour « ${isolate('ltr', words)} »`,
      other: `${count} pièces pour « ${isolate('ltr', words)} »`,
    }),
  manyResultsFor: (count, words) => `Plus de ${count} pièces pour « ${isolate('ltr', words)} »`,
  activeFilters: 'Filtres choisis',
  quoted: (words) => `« ${isolate('ltr', words)} »`,
  removeFilter: (name) => `Retirer le filtre ${isolate('ltr', name)}`,
  clearFilters: 'Tout effacer',
  priceUpTo: (price) => `jusqu’à ${price}`,
  priceFrom: (price) => `à partir de ${price}`,
  priceBetween: (least, most) => `de ${isolate('ltr', least)} à ${isolate('ltr', most)}`,
  resultsForMeant: (words) => `Résultats pour « ${isolate('ltr', words)} ».`,
  searchInstead: (words) => `Chercher plutôt « ${isolate('ltr', words)} »`,
  someWords: 'Aucune pièce n’a tous ces mots. Celles-ci en ont une partie.',
  nothingFound: 'Aucun résultat',
  nothingInCategory: 'Il n’y a encore rien dans cette catégorie',
  nothingFoundText: 'Aucune pièce ne correspond à ces mots. Essayez avec un autre mot.',
  nothingFoundFiltered:
    'Aucune pièce ne correspond à tous ces critères. Essayez avec moins de filtres ou un autre mot.',
  notSold: (words) => `Nous ne vendons pas « ${isolate('ltr', words)} »`,
  notSoldText:
    'Aucun de nos artisans n’en fabrique. Regardez ce qu’ils proposent, ou écrivez-nous : nous connaissons peut-être quelqu’un qui en fait.',
  writeToUs: 'Nous écrire',
  nearWords: 'Vous cherchez peut-être',
  inWholeShop: (words) => `« ${isolate('ltr', words)} » dans toute la boutique`,
  otherCategories: 'Ou parcourez une catégorie',
  categoryLink: (name, pieces) => `${name} (${pieces})`,
  showAll: 'Voir toutes les pièces',
  pages: 'Pages',
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  page: (page) => `Page ${page}`,
  titleOfPage: (title, page) => `${title}, page ${page}`,
}
