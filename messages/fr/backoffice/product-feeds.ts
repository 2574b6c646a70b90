import type { Catalog } from '../../catalog.ts'
import type { productFeedsMessages as english } from '../../en/backoffice/product-feeds.ts'
import { plural } from '../../plural.ts'

export const productFeedsMessages: Catalog<typeof english> = {
  text: 'Google et Meta (Facebook, Instagram) lisent ces fichiers et montrent vos produits, chacun avec son prix et un lien vers votre boutique.',
  setting: 'Ouvert ou fermé',
  isOpen: 'Google et Meta peuvent lire les produits',
  categories: 'Vos catégories chez Google et Meta',
  categoriesText:
    'Un chemin ou un numéro de la taxonomie de produits de Google, par exemple «\u202fHome & Garden > Decor\u202f». Meta la lit aussi. Vide\u00a0: ils devinent.',
  wrongCategory: 'Copiez un chemin ou un numéro de la liste de Google, en anglais.',
  theirs: (category) => `Enregistré entre-temps\u00a0: ${category}`,
  save: 'Enregistrer',
  saved: 'Enregistré. Les flux suivent aussitôt.',
  invalid: 'Pas encore enregistré. Vérifiez les champs marqués.',
  changedMeanwhile:
    'Quelqu’un d’autre a enregistré entre-temps. Rien de ce que vous avez saisi n’est perdu\u00a0: vérifiez, puis enregistrez de nouveau.',
  addresses: 'Adresses',
  addressesText:
    'Dans Google Merchant Center, ajoutez une adresse comme source de produits «\u202fà partir d’un fichier\u202f»\u202f; dans Meta Commerce Manager, comme flux de données. Choisissez la langue de vos acheteurs et une lecture par jour.',
  targets: { google: 'Google', meta: 'Meta' },
  check: 'Ce qui est laissé de côté, et pourquoi',
  reader: 'Lu par',
  language: 'Langue',
  parts: (products) => `Fichiers de ${products} produits`,
  part: (part, parts) => `Fichier ${part} sur ${parts}`,
  counts: (listed, leftOut) =>
    `${plural('fr', listed, { one: `${listed} produit figure dans le flux`, other: `${listed} produits figurent dans le flux` })}, ${plural('fr', leftOut, { one: `${leftOut} est laissé de côté.`, other: `${leftOut} sont laissés de côté.` })}`,
  problems: {
    'no-picture': 'pas de photo',
    'small-picture': 'la photo est trop petite',
    'no-description': 'pas de description',
    'other-language': 'le nom ou la description n’est pas dans cette langue',
    capitals: 'tout en majuscules',
    'link-in-description': 'un lien dans la description',
  },
}
