import type { Catalog } from '../../catalog.ts'
import type { pastedRowsMessages as english } from '../../en/backoffice/pasted-rows.ts'
import { isolate } from '../../isolate.ts'
import { plural } from '../../plural.ts'

export const pastedRowsMessages: Catalog<typeof english> = {
  label: 'Lignes, avec les noms des colonnes en premier',
  hint: 'Copiez-les dans LibreOffice, Excel ou Google Sheets : modèle, nom, prix, stock, catégorie, atelier. Un modèle connu est changé, un modèle inconnu devient un nouveau produit, qui attend que vous le publiiez.',
  preview: 'Voir ce qui changerait',
  previewHeading: 'Voici ce qui changerait',
  save: 'Enregistrer',
  saved: (changed: number, created: number) =>
    `${plural('fr', changed, { one: `${changed} produit changé`, other: `${changed} produits changés` })}, ${plural('fr', created, { one: `${created} nouveau`, other: `${created} nouveaux` })}.`,
  leftOut: (rows) =>
    plural('fr', rows, {
      one: `${rows} ligne est laissée de côté : son prix n’a pas été confirmé.`,
      other: `${rows} lignes sont laissées de côté : leurs prix n’ont pas été confirmés.`,
    }),
  changedMeanwhile: 'La boutique a changé depuis cet aperçu. Rien n’est enregistré : regardez de nouveau.',
  line: (line: number) => `Ligne ${line}`,
  same: 'reste tel quel',
  isNew: (price: string, stock: number) => `est nouveau et attend que vous le publiiez : ${price}, ${stock} en stock`,
  renamed: (name: string) => `s’appelle ${isolate('ltr', name)}`,
  repriced: (from: string, to: string) => `passe de ${from} à ${to}`,
  moved: (from: string, to: string) => `passe de ${isolate('ltr', from)} à ${isolate('ltr', to)}`,
  counted: (before: number, after: number) =>
    `passe de ${before} à ${plural('fr', after, { one: `${after} pièce`, other: `${after} pièces` })}`,
  wrong: (why: string) => `Laissée de côté : ${why}`,
  problems: {
    empty: 'Il n’y a pas de ligne sous les noms des colonnes.',
    'without-header': 'La première ligne nomme les colonnes, et l’une d’elles s’appelle modèle.',
    'repeated-column': 'Deux colonnes veulent dire la même chose, comme prix et price. Retirez-en une.',
    'too-long': '500 lignes au plus à la fois.',
  },
  columns: {
    model: 'modèle',
    name: 'nom',
    price: 'prix',
    stock: 'stock',
    category: 'catégorie',
    store: 'atelier',
  },
  cell: (column, text) => [column, text && `« ${isolate('ltr', text)} »`].filter(Boolean).join(' '),
  rowProblems: {
    'more-cells': 'la ligne a plus de cellules que de noms de colonnes :',
    unreadable: 'ceci est illisible :',
    'without-model': 'le modèle manque.',
    twice: 'ce modèle figure déjà dans une ligne au-dessus.',
    'several-products': 'plusieurs produits ont ce modèle.',
    'several-sizes':
      'le produit existe en plusieurs tailles ou couleurs, dont les pièces se comptent sur sa page. Laissez vide le stock de cette ligne.',
    supply: 'le produit est sur commande et n’a pas de stock, ou unique et n’a qu’une pièce au plus.',
    'unknown-store': 'aucun atelier ne porte ce nom :',
    incomplete: 'à un nouveau produit, il faut aussi :',
    'below-promotion': 'sa promo coûte autant ou plus.',
  },
}
