import type { Catalog } from '../catalog.ts'
import type { newsletterMessages as english } from '../en/newsletter.ts'

export const newsletterMessages: Catalog<typeof english> = {
  title: 'Newsletter',
  description: 'Nouvelles pièces et nouveaux artisans de toute la Tunisie, une fois par semaine au plus.',
  heading: 'Des nouvelles des ateliers',
  text: 'Les nouvelles pièces, les artisans qui les font et la promo de la semaine. Une fois par semaine au plus, et vous vous désinscrivez quand vous voulez.',
  toShop: 'Voir la boutique',
  confirm: {
    title: 'Confirmer l’inscription à la newsletter',
    open: {
      heading: 'Pouvons-nous vous écrire ?',
      text: 'Un clic, et la newsletter arrive à votre adresse.',
    },
    button: 'Oui, je m’inscris',
    confirmed: {
      heading: 'Votre inscription est confirmée',
      text: 'Merci. Vous recevrez la prochaine newsletter. Chacune contient un lien de désinscription.',
    },
    expired: {
      heading: 'Ce lien n’est plus valable',
      text: 'Il était valable 7 jours, ou jusqu’à votre désinscription. Demandez-en un nouveau ici :',
    },
    unknown: {
      heading: 'Ce lien ne fonctionne pas',
      text: 'Il en manque peut-être un morceau : ouvrez-le depuis l’e-mail lui-même, ou demandez-en un nouveau ici :',
    },
  },
  unsubscribe: {
    title: 'Se désinscrire de la newsletter',
    subscribed: {
      heading: 'Se désinscrire ?',
      text: 'Un clic, et nous n’écrivons plus à cette adresse.',
    },
    button: 'Me désinscrire',
    left: {
      heading: 'Votre désinscription est faite',
      text: 'La newsletter n’arrivera plus à cette adresse. La boutique, elle, vous reste ouverte.',
    },
    unknown: {
      heading: 'Ce lien ne fonctionne pas',
      text: 'Il en manque peut-être un morceau : ouvrez-le depuis l’e-mail lui-même. Ou écrivez-nous, et nous retirons votre adresse de la liste :',
    },
  },
}
