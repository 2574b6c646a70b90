import type { Catalog } from '../catalog.ts'
import type { newsletterFormMessages as english } from '../en/newsletter-form.ts'

export const newsletterFormMessages: Catalog<typeof english> = {
  email: 'Votre e-mail',
  placeholder: 'nom@exemple.tn',
  send: 'Envoyer',
  confirmationSent: 'Un e-mail vous a été envoyé. Suivez le lien qu’il contient pour confirmer votre inscription.',
  homeHeading: 'Des nouvelles des ateliers',
  homeText: 'Les nouvelles pièces, les artisans qui les font et la promo de la semaine. Une fois par semaine au plus.',
}
