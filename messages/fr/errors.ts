import type { Catalog } from '../catalog.ts'
import type { errorMessages as english } from '../en/errors.ts'

export const errorMessages: Catalog<typeof english> = {
  notFound: 'Cette page est introuvable',
  search: 'Chercher autre chose',
  notFoundText:
    'L’adresse a peut-être changé, ou la pièce a trouvé preneur. Lancez une recherche, ou parcourez la boutique.',
  noSuchProduct: 'Cette pièce n’est plus ici',
  noSuchStore: 'Cet atelier est introuvable',
  noSuchStoreText:
    'L’adresse a peut-être changé, ou l’atelier a fermé. Cherchez ce qu’il fabriquait, ou parcourez la boutique.',
  noSuchOrder: 'Ce lien n’ouvre aucune commande',
  noSuchOrderText:
    'Il en manque peut-être un morceau, car il est long. Il figure en entier dans l’e-mail de votre commande, ou appelez-nous :',
  trackOrder: 'La retrouver par son numéro',
  failed: 'Un problème est survenu chez nous',
  failedText:
    'Vous n’y êtes pour rien, et votre panier est gardé dans votre navigateur. Réessayez dans un instant, s’il vous plaît.',
  formRefused: 'Ce formulaire n’a pas pu être accepté',
  formRefusedText:
    'Il venait d’un autre site, ou une partie n’a pas pu être lue. Rien n’a été gardé. Revenez en arrière, rouvrez la page et renvoyez-le depuis celle-ci.',
  tooLong: 'Ce texte est trop long',
  tooLongText: 'Rien n’a été gardé. Revenez en arrière, raccourcissez et envoyez à nouveau.',
  away: 'La boutique est momentanément indisponible',
  awayText:
    'Elle revient très vite, et votre panier est gardé dans votre navigateur. Réessayez dans quelques secondes.',
  requestId: (id) => `Si vous nous écrivez à ce sujet, indiquez ${id}.`,
}
