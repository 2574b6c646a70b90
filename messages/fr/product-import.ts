import type { Catalog } from '../catalog.ts'
import type { productImportMessages as english } from '../en/product-import.ts'
import { isolate } from '../isolate.ts'
import { plural } from '../plural.ts'

const pieces = (count: number) => plural('fr', count, { one: `${count} pièce`, other: `${count} pièces` })
const rows = (count: number) => plural('fr', count, { one: `${count} ligne`, other: `${count} lignes` })
const name = (text: string) => isolate('ltr', text)

export const productImportMessages: Catalog<typeof english> = {
  title: 'Des pièces depuis un fichier',
  text: 'Un fichier de Shopify, WooCommerce ou Etsy, ou tout tableau en CSV, TSV ou XLSX. Vous voyez d’abord ce qui en viendrait. Tout arrive en brouillon, et peut être retiré.',
  store: 'Atelier',
  chooseStore: 'Choisissez un atelier',
  file: 'Fichier',
  hint: (megabytes, rows) => `Au plus ${megabytes} Mo et ${name(rows)} lignes.`,
  upload: 'Lire le fichier',
  uploadProblems: {
    'no-store': 'Choisissez l’atelier de ces pièces.',
    empty: 'Choisissez un fichier qui n’est pas vide.',
    'too-heavy': 'Ce fichier est trop lourd. Partagez-le en plusieurs.',
    'rate-limited': 'C’était trop de fichiers pour aujourd’hui. Réessayez demain.',
    unreachable: 'La boutique ne peut pas prendre de fichiers en ce moment. Réessayez dans un instant.',
    'too-many':
      'Cet atelier a trop d’importations qui ne sont pas finies. Supprimez-en une, ou laissez-la aller au bout.',
  },
  imports: 'Importations',
  none: 'Aucun fichier n’a encore été importé.',
  all: 'Toutes les importations',
  by: (by) => `par ${name(by)}`,
  states: {
    reading: 'En lecture',
    asking: 'Attend d’être lancée',
    refused: 'Illisible',
    running: 'En cours',
    stopped: 'Arrêtée',
    done: 'Terminée',
    'taking-back': 'En train d’être retirée',
    'taken-back': 'Retirée',
  },
  explanations: {
    reading: 'Le fichier est en cours de lecture. Cela prend un moment.',
    asking: 'Rien n’est ajouté avant que vous ne la lanciez.',
    running: 'Les pièces sont ajoutées en brouillon. Vous pouvez quitter cette page.',
    stopped: 'Ce qui a été ajouté reste. Elle reprendra où elle en était.',
    done: 'Les pièces restent des brouillons jusqu’à ce que quelqu’un les mette en vente.',
    'taking-back': 'Les brouillons sont en train d’être retirés. Vous pouvez quitter cette page.',
    'taken-back': 'Le fichier peut être importé de nouveau.',
  },
  problems: {
    empty: 'Il n’y a aucune ligne sous les titres.',
    'too-large': 'Une fois décompressé, il est trop grand. Partagez-le en plusieurs fichiers.',
    'too-many-rows': 'Il a plus de 10 000 lignes. Partagez-le en plusieurs fichiers.',
    'too-many-columns': 'Il a trop de colonnes.',
    'unknown-format': 'Ce n’est ni un CSV, ni un TSV, ni un XLSX.',
    'other-workbook': 'C’est un classeur ancien ou d’un autre programme. Enregistrez-le en XLSX ou en CSV.',
    damaged: 'Il est abîmé ou incomplet. Téléchargez-le de nouveau.',
    encrypted: 'Il a un mot de passe. Enregistrez-le sans.',
    'too-much-work': 'Il est trop long à lire. Partagez-le en plusieurs fichiers.',
    'no-access': 'La personne qui l’a lancée ne peut plus modifier cet atelier.',
    'store-full': 'L’atelier a autant de pièces qu’un artisan peut en ajouter.',
    'plan-full': 'L’abonnement de l’atelier n’a plus de place pour d’autres pièces.',
    'plan-over': 'L’abonnement de l’atelier est fini.',
  },
  whole: (count, variants, pictures) =>
    `${pieces(count)}, ${plural('fr', variants, { one: `${variants} variante`, other: `${variants} variantes` })}, ${plural('fr', pictures, { one: `${pictures} image`, other: `${pictures} images` })}`,
  prices: (lowest, highest) =>
    lowest === highest ? `Prix : ${name(lowest)}` : `Prix de ${name(lowest)} à ${name(highest)}`,
  refusedRows: (count) =>
    plural('fr', count, {
      one: `${rows(count)} ne peut pas être prise`,
      other: `${rows(count)} ne peuvent pas être prises`,
    }),
  waiting: (count) =>
    plural('fr', count, {
      one: `${pieces(count)} attend vos réponses`,
      other: `${pieces(count)} attendent vos réponses`,
    }),
  counts: {
    planned: (count) => `${pieces(count)} à venir`,
    known: (count) => `${pieces(count)} que l’atelier a déjà`,
    added: (count) => plural('fr', count, { one: `${pieces(count)} ajoutée`, other: `${pieces(count)} ajoutées` }),
    failed: (count) =>
      plural('fr', count, { one: `${pieces(count)} non enregistrée`, other: `${pieces(count)} non enregistrées` }),
    'taken-back': (count) =>
      plural('fr', count, { one: `${pieces(count)} retirée`, other: `${pieces(count)} retirées` }),
    kept: (count) =>
      plural('fr', count, {
        one: `${pieces(count)} gardée, car elle a été modifiée ou mise en vente`,
        other: `${pieces(count)} gardées, car elles ont été modifiées ou mises en vente`,
      }),
  },
  progress: (done, all) => `${done} sur ${pieces(all)}`,
  again: 'Regarder de nouveau',
  start: (count) => `Ajouter ${pieces(count)} en brouillon`,
  stop: 'Arrêter',
  goOn: 'Continuer',
  takeBack: 'Retirer ce qui a été importé',
  takeBackText:
    'Les brouillons que personne n’a modifiés ni mis en vente depuis quittent le catalogue. Les autres pièces restent.',
  delete: 'Supprimer cette importation',
  changedMeanwhile: 'Cette importation a changé entre-temps. Regardez-la de nouveau.',
  hasQuestions: 'Répondez d’abord aux questions.',
  columnTwice: 'Deux colonnes sont prises pour la même chose. Choisissez-en une.',
  nothingToAdd: 'Rien de ce fichier n’est nouveau.',
  questions: {
    title: 'Questions',
    text: 'Ici, le fichier peut se lire de deux façons. Rien n’est deviné.',
    decimals: (column) => `Comment lire les nombres de « ${name(column)} » ?`,
    readings: { comma: 'La virgule commence les décimales', point: 'Le point commence les décimales' },
    reading: (text, value) => `${name(text)} veut dire ${name(value)}`,
    currency: 'Rien dans le fichier ne dit la monnaie.',
    dinars: 'Les prix sont en dinars',
    otherCurrency: 'Des prix dans une autre monnaie ne sont pas convertis : mettez-les en dinars dans le fichier.',
    categories: 'Quelles sont ces catégories ?',
    category: (category, count) => `${name(category)} (${pieces(count)})`,
    withoutCategory: (count) => `Sans catégorie (${pieces(count)})`,
    ask: 'À choisir',
    leaveOut: 'Ne pas prendre ces pièces',
    column: {
      name: 'Quelle colonne a le nom ? Choisissez-la plus bas.',
      price: 'Quelle colonne a le prix ? Choisissez-la plus bas.',
    },
  },
  columns: {
    title: 'Colonnes',
    text: 'Ce que devient chaque colonne du fichier. C’est retenu pour le prochain fichier qui a les mêmes titres.',
    without: 'sans titre',
    nothing: 'Inutilisée',
    pictures: 'Adresse d’une image',
    language: 'Langue des textes',
    inLanguage: (field, language) => `${name(field)} (${name(language)})`,
    fields: {
      group: 'Ce que les lignes d’une pièce ont en commun',
      name: 'Nom',
      description: 'Texte de description',
      price: 'Prix',
      promotionalPrice: 'Prix promotionnel',
      priceBefore: 'Prix avant la réduction',
      promotionFirstDay: 'Premier jour de la promotion',
      promotionLastDay: 'Dernier jour de la promotion',
      currency: 'Monnaie',
      stock: 'En stock',
      model: 'Modèle',
      category: 'Catégorie',
      size: 'Taille',
      color: 'Couleur',
      mainColor: 'Couleur principale',
      width: 'Largeur',
      height: 'Hauteur',
      weight: 'Poids',
    },
  },
  save: 'Relire avec ces réponses',
  parts: {
    planned: 'À venir',
    refused: 'Non prises',
    known: 'Déjà connues',
    added: 'Ajoutées',
    failed: 'Non enregistrées',
    'taken-back': 'Retirées',
    kept: 'Gardées',
  },
  lines: (first, last) => (first === last ? `Ligne ${first}` : `Lignes ${first} à ${last}`),
  noneHere: 'Il n’y a rien ici.',
  more: 'La suite',
  download: 'Télécharger ces lignes avec la raison',
  why: 'pourquoi',
  pictureCount: (count) => plural('fr', count, { one: `${count} image`, other: `${count} images` }),
  pictureRefused: (address, why) => `Image laissée de côté : ${name(address)} (${name(why)})`,
  pictureRefusals: {
    'not-public': 'pas une adresse https publique',
    'too-many-redirects': 'trop de redirections',
    'not-reached': 'personne ne répond',
    'not-found': 'introuvable',
    'too-slow': 'trop lente',
    'too-heavy': 'plus de 15 Mo',
    'no-picture': 'ni JPEG, ni PNG, ni WebP',
    'too-many-pixels': 'plus de 51 millions de points',
    'several-frames': 'une animation',
    damaged: 'abîmée',
    'too-much-work': 'trop longue à lire',
  },
  notes: {
    'text-cut': () => 'Un texte dépassait ce que la boutique accepte, et a été coupé.',
    'stock-below-zero': () => 'Le stock était en dessous de zéro : 0.',
    'stock-unknown': () => 'Le fichier ne dit pas combien il y en a : 0.',
    'stock-of-all-sizes': (text) =>
      `Le fichier a un seul stock pour toutes les tailles (${name(text)}) : 0. Comptez chaque taille.`,
    'promotion-not-lower': () => 'Le prix promotionnel n’est pas plus bas : pas de promotion.',
    'promotion-differs': () => 'Les tailles n’ont pas la même réduction : pas de promotion.',
    'promotion-days': (text) => `Les jours de la promotion sont illisibles (${name(text)}) : pas de promotion.`,
    'price-by-color': (text) => `Les couleurs d’une taille ont des prix différents (${name(text)}) : le plus haut.`,
    'picture-address': (text) => `Pas une adresse https d’image : ${name(text)}`,
    'pictures-left-out': (text) => `Plus d’images qu’une pièce ne peut en avoir : ${name(text)} de côté.`,
    'color-unknown': (text) => `La boutique ne connaît pas la couleur ${name(text)} : choisissez sa teinte.`,
    'measure-left-out': (text) => `Une mesure ou un poids est illisible (${name(text)}) : laissé de côté.`,
  },
  refusals: {
    'name-missing': () => 'Il manque le nom.',
    'price-missing': () => 'Il manque le prix.',
    'price-unreadable': (text) => `Le prix ${name(text)} est illisible.`,
    'price-out-of-range': (text) => `Le prix ${name(text)} est nul ou trop élevé.`,
    'other-currency': (text) => `Le prix est en ${name(text)} : mettez-le en dinars dans le fichier.`,
    'stock-unreadable': (text) => `Le stock ${name(text)} n’est pas un nombre entier.`,
    'category-left-out': (text) =>
      text === '' ? 'Les pièces sans catégorie ne sont pas prises.' : `La catégorie ${name(text)} n’est pas prise.`,
    repeated: (text) => `Une autre pièce du fichier est la même : ${name(text)}`,
    'variant-repeated': (text) =>
      text === ''
        ? 'Deux lignes sont la même pièce, et aucune taille ni couleur ne les distingue.'
        : `Deux lignes ont la même taille et la même couleur : ${name(text)}`,
    'variant-incomplete': () => 'Des lignes ont une taille ou une couleur, et d’autres non.',
    'too-many-variants': () => 'Elle a plus de tailles ou de couleurs qu’une pièce ne peut en avoir.',
    'parent-missing': (text) =>
      text === ''
        ? 'La ligne ne dit pas de quel produit elle est une variante.'
        : `Son produit ${name(text)} n’est pas dans le fichier.`,
    'kind-not-taken': (text) => `La boutique n’a pas de produits du genre ${name(text)}.`,
    'group-missing': () => 'La ligne n’a pas d’identifiant (handle).',
    'cells-moved': (text) => `Il y a des cellules sans titre : ${name(text)}`,
  },
}
