import type { Catalog } from '../catalog.ts'
import type { contactMessages as english } from '../en/contact.ts'
import { isolate } from '../isolate.ts'

export const contactMessages: Catalog<typeof english> = {
  title: 'Contact',
  description: (city) => `Écrivez à l’équipe de la boutique, appelez-la, ou venez la voir à ${isolate('ltr', city)}.`,
  heading: 'Écrivez-nous',
  text: 'Une question sur une pièce, une commande en route, un conseil pour un cadeau : chaque message est lu par une personne, qui vous répond.',
  name: 'Votre nom',
  email: 'Votre e-mail',
  message: 'Votre message',
  messageHint: 'Pour une question sur une commande, son numéro nous aide à la retrouver.',
  send: 'Envoyer le message',
  keptOnlyToAnswer: 'Nous gardons votre message et votre adresse uniquement pour vous répondre.',
  personalData: 'Vos données personnelles',
  sent: 'Merci, votre message est bien arrivé. Nous vous répondrons à l’adresse indiquée.',
  notSent: 'Le message n’est pas parti. Vérifiez les champs signalés.',
  findUs: 'Où nous trouver',
  address: 'Adresse',
  phone: 'Téléphone',
  shopEmail: 'E-mail',
  facebook: 'Facebook',
  instagram: 'Instagram',
  onFacebook: (name) => `${isolate('ltr', name)} sur Facebook`,
  onInstagram: (name) => `${isolate('ltr', name)} sur Instagram`,
  forMakers: 'Vous travaillez de vos mains ?',
  forMakersText: 'Les abonnements pour artisans et petits ateliers ont leur propre page.',
  seePlans: 'Voir les abonnements',
}
