import type { Catalog } from '../catalog.ts'
import type { stockAlertFormMessages as english } from '../en/stock-alert-form.ts'

export const stockAlertFormMessages: Catalog<typeof english> = {
  heading: 'Me prévenir de son retour',
  summary: {
    size: 'Votre taille est épuisée ?',
    color: 'Votre couleur est épuisée ?',
    both: 'Votre taille ou votre couleur est épuisée ?',
  },
  text: 'Un seul e-mail quand elle est de nouveau en stock. Nous vous demandons d’abord par e-mail si la demande vient bien de vous.',
  part: { size: 'Taille', color: 'Couleur', both: 'Taille et couleur' },
  email: 'Votre e-mail',
  placeholder: 'nom@exemple.tn',
  send: 'Me prévenir',
  asked: 'Un e-mail vous attend. Suivez le lien qu’il contient, et nous vous écrivons dès le retour de la pièce.',
  inStock: 'Elle est déjà de retour : rechargez la page pour la commander.',
}
