import type { Catalog } from '../catalog.ts'
import type { buyNowMessages as english } from '../en/buy-now.ts'

export const buyNowMessages: Catalog<typeof english> = {
  changePiece: 'Modifier',
  notTogether: 'Cette pièce n’existe pas dans la taille et la couleur choisies.',
  alternatives: 'En stock',
  chooseFirst: 'Cette pièce existe en plusieurs tailles ou couleurs. Faites d’abord votre choix sur sa page.',
  toPiece: 'Voir la pièce',
  lookOver: 'Rien n’est encore commandé. Relisez vos coordonnées, puis envoyez-les à nouveau.',
}
