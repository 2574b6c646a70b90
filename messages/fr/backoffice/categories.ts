import type { Catalog } from '../../catalog.ts'
import type { categoriesMessages as english } from '../../en/backoffice/categories.ts'
import { isolate } from '../../isolate.ts'

export const categoriesMessages: Catalog<typeof english> = {
  title: 'Catégories',
  intro:
    'Ce qui classe les produits. Celles d’origine gardent leur place et leur adresse ; les vôtres les suivent, dans l’ordre que vous choisissez.',
  add: 'Nouvelle catégorie',
  addCollection: 'Nouvelle collection',
  category: 'Catégorie',
  collectionOf: (categories) => `Collection : ${categories}`,
  inMenu: 'dans le menu',
  builtIn: 'd’origine',
  retired: 'Retirée',
  moveUp: (name) => `Monter ${isolate('ltr', name)}`,
  moveDown: (name) => `Descendre ${isolate('ltr', name)}`,
  address: 'Adresse',
  slug: 'Mot dans l’adresse',
  slugHint:
    'Lettres minuscules de a à z, avec des traits d’union entre les mots, par exemple linge-de-table. Il ne peut plus être changé ensuite.',
  texts: 'Nom et texte',
  builtInText: 'Quand le nom est vide, la boutique affiche le nom d’origine.',
  name: 'Nom',
  text: 'Texte',
  textHint: 'Une phrase sous le nom, sur sa page. Facultatif.',
  members: 'Catégories de la collection',
  menu: 'Menu et accueil',
  isInMenu: 'L’afficher dans le menu et parmi les entrées de la page d’accueil',
  choosePicture: 'Choisir l’image de son entrée',
  seeShop: 'La voir dans la boutique',
  checkFields: 'Pas encore enregistré : vérifiez les champs signalés.',
  saved: 'Enregistré. La boutique l’affiche maintenant.',
  slugTaken: 'Une catégorie ou une collection a déjà ce mot dans son adresse.',
  tooMany: 'Le nombre maximal de catégories est atteint. Modifiez-en une qui est retirée.',
  changedMeanwhile: 'Quelqu’un d’autre l’a modifiée entre-temps. Vérifiez-la avant d’enregistrer.',
  lookAgain: 'Afficher la version actuelle',
  save: 'Enregistrer',
  retire: 'Retirer',
  retireText:
    'Une catégorie retirée n’est plus proposée, et son adresse mène à toute la boutique. Les produits la gardent et restent en vente.',
  retiredText: 'Retirée : la boutique ne la propose plus.',
  restore: 'La proposer à nouveau',
}
