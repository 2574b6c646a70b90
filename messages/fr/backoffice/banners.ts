import type { Catalog } from '../../catalog.ts'
import type { bannersMessages as english } from '../../en/backoffice/banners.ts'

export const bannersMessages: Catalog<typeof english> = {
  title: 'Page d’accueil',
  text: 'Images, textes et liens du carrousel et des entrées en dessous. Un champ vide garde le texte d’origine.',
  carousel: 'Carrousel',
  tiles: 'Entrées vers les collections',
  slots: {
    'hero-1': 'Première image',
    'hero-2': 'Deuxième image',
    'hero-3': 'Troisième image',
    'hero-4': 'Quatrième image',
  },
  picture: 'Image',
  alt: 'Ce que montre l’image',
  altHint: 'Laissez vide si elle n’est que décorative.',
  headline: 'Titre',
  name: 'Nom',
  words: 'Texte',
  tileWordsHint: 'Quelques mots sous le nom. Sans eux, il y a le nom seul.',
  linkLabel: 'Texte du bouton',
  linkPath: 'Où il mène',
  linkHint: 'Un chemin de la boutique, comme /shop?category=decor ou /product/12.',
  save: 'Enregistrer',
  changedMeanwhile: 'Quelqu’un d’autre a enregistré cet emplacement pendant votre travail',
  saved: 'Enregistré. La page d’accueil le montre maintenant.',
  seeHome: 'Voir la page d’accueil',
}
