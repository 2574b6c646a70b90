import type { Catalog } from '../catalog.ts'
import type { studioMoreMessages as english } from '../en/studio-more.ts'
import { isolate } from '../isolate.ts'
import { plural } from '../plural.ts'
import { supplyNameMessages } from './supply-names.ts'

export const studioMoreMessages: Catalog<typeof english> = {
  title: 'En dire plus sur cette pièce',
  text: 'Rien de tout cela n’est obligatoire. Chaque chose aide à vendre.',
  saved: 'C’est enregistré. Vos clients la voient ainsi maintenant.',
  changedMeanwhile: 'La boutique a changé cela entre-temps. Rien de vous n’est perdu : regardez, puis enregistrez.',
  facts: {
    title: 'Catégorie, mesures, fabrication',
    inCentimeters: (label) => `${label} en cm`,
    inGrams: (label) => `${label} en grammes`,
    supplies: { '': 'En stock', ...supplyNameMessages },
    preparation: 'Jours ouvrables, pour une pièce sur commande.',
    weekly: 'Pour une pièce sur commande. Vide : autant qu’on en commande.',
  },
  promotion: {
    title: 'Promotion',
    price: 'Prix promotionnel en dinars',
    text: 'Plus bas que le prix. Vide : pas de promotion. Sans jours, elle dure jusqu’à ce que vous l’arrêtiez.',
  },
  texts: {
    title: (language) => `Textes : ${isolate('ltr', language)}`,
    text: 'Les clients qui lisent cette langue voient ces mots.',
  },
  parts: {
    sizes: 'Tailles',
    colors: 'Couleurs',
    sizesText: 'S’il n’y a qu’une taille, elle n’a pas besoin de nom.',
    size: (number) => `Taille ${number}`,
    color: (number) => `Couleur ${number}`,
    shade: (number) => `Teinte de la couleur ${number}`,
    gone: 'Plus proposée :',
    newSize: 'Une nouvelle taille',
    newColor: 'Une nouvelle couleur',
    newShade: 'Sa teinte',
    stock: 'Combien il y en a de la nouvelle',
    problems: {
      required: 'Chacune a besoin d’un nom, dès qu’il y en a plusieurs.',
      twice: 'Deux d’entre elles ont le même nom.',
      'too-many': 'Il n’y a plus de place.',
      last: 'Il en faut une. Pour ne plus la vendre, retirez la pièce de la vente.',
      'changed-meanwhile': 'La boutique les a changées entre-temps. Regardez encore, puis enregistrez.',
    },
  },
  split: {
    title: 'Combien de chaque couleur',
    text: (stock) =>
      plural('fr', stock, { one: `Il y en a ${stock} : de quelle couleur ?`, other: `Il y en a ${stock} à répartir.` }),
    button: 'Compter par couleur',
    problems: {
      number: 'Écrivez un nombre entier pour chacune.',
      'sum-differs': 'La somme n’est pas ce qu’il y a.',
      'moved-meanwhile': 'Une vente ou un changement vient d’arriver. Regardez encore.',
      'changed-meanwhile': 'La boutique a changé cela entre-temps. Regardez encore.',
      'made-to-order': 'Elle est faite sur commande : ses pièces ne sont pas comptées.',
    },
  },
  tips: {
    title: 'Ce qui fait mieux vendre',
    photo: 'Une deuxième photo',
    words: 'Une description',
    measures: 'Ses mesures',
    language: 'Des mots dans une deuxième langue',
    done: 'fait',
  },
  problems: {
    required: 'Remplissez ce champ.',
    unknown: 'Choisissez à nouveau.',
    tooLong: 'C’est trop long.',
    price: 'Écrivez un prix en dinars, par exemple 45 ou 45,50.',
    picture: 'Choisissez une photo.',
    day: 'Choisissez un jour.',
    number: 'Écrivez un nombre, par exemple 12,5.',
    wholeNumber: 'Écrivez un nombre entier, pas trop grand.',
    link: 'Ce n’est pas une adresse.',
    promotion: 'Il doit être plus bas que le prix.',
    daysInOrder: 'Le dernier jour précède le premier.',
    severalPieces: 'Il y en a plusieurs en stock. Corrigez d’abord le stock.',
  },
}
