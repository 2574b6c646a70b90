import type { Catalog } from '../catalog.ts'
import type { filterMessages as english } from '../en/filters.ts'
import { plural } from '../plural.ts'

export const filterMessages: Catalog<typeof english> = {
  title: 'Filtrer',
  chosen: (count) => `Filtrer (${count})`,
  close: 'Fermer les filtres',
  apply: 'Afficher',
  show: (count) => plural('fr', count, { one: `Voir ${count} pièce`, other: `Voir ${count} pièces` }),
  showMany: (count) => `Voir plus de ${count} pièces`,
  atLeast: (count) => `${count}+`,
  clear: 'Tout effacer',
  price: 'Prix (DT)',
  min: 'De',
  max: 'À',
  sort: 'Trier par',
  bestMatch: 'Pertinence',
  sorts: {
    'shop-order': 'Notre choix',
    newest: 'Nouveautés',
    price: 'Prix croissant',
    '-price': 'Prix décroissant',
    name: 'Nom, de A à Z',
  },
}
