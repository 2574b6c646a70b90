import type { Catalog } from '../catalog.ts'
import type { orderRefusalMessages as english } from '../en/order-refusal.ts'

export const orderRefusalMessages: Catalog<typeof english> = {
  repriced: (before, now) => `Le total est maintenant de ${now}, et non plus de ${before}.`,
  repricedText:
    'Des prix ou les frais de livraison diffèrent de ce qui était affiché. Rien n’est encore commandé. Si cela vous convient, passez la commande à nouveau.',
  unavailable: 'Certaines pièces de votre commande ne sont plus disponibles. Rien n’est encore commandé.',
  adjusted: 'Votre commande est ajustée. Vérifiez le nouveau total, puis passez-la à nouveau.',
  toCart: 'Ajuster dans le panier',
  keyReused: 'Un envoi précédent est déjà devenu une commande, avec d’autres informations que celles-ci.',
  keyReusedText: (phone) =>
    `Si elle vous suffit, vous n’avez rien à faire : nous vous appelons à son sujet, ou appelez-nous au ${phone}. Si vous envoyez aussi celle-ci, vous aurez deux commandes.`,
  sendAsNew: 'Envoyer comme nouvelle commande',
  busy: {
    title: 'Beaucoup de personnes commandent en ce moment, et la boutique n’a pas encore pu prendre votre commande.',
    stay: 'Gardez cette page ouverte : pendant dix minutes, elle renvoie d’elle-même la même commande. Quel que soit le nombre d’essais, il n’y aura qu’une seule commande.',
    stop: 'Ne plus essayer',
    onItsWay: 'Votre commande est en train de partir. Vous saurez dans un instant si elle est passée.',
  },
  refusals: {
    offline:
      'La boutique est injoignable. Vérifiez votre connexion et réessayez : ce que vous avez saisi n’est pas perdu.',
    'rate-limited':
      'Beaucoup de commandes sont parties d’ici en peu de temps, ou plusieurs des vôtres attendent encore notre appel. Réessayez un peu plus tard : votre panier est gardé.',
    away: 'La boutique est momentanément indisponible. Réessayez dans un instant : ce que vous avez saisi n’est pas perdu.',
    failed: 'Un problème est survenu chez nous. Réessayez dans un instant : ce que vous avez saisi n’est pas perdu.',
    'payment-not-offered':
      'Ce moyen de paiement n’est plus proposé. Rien n’est encore commandé. Choisissez-en un autre, puis passez la commande à nouveau.',
    unreadable: 'Cette commande n’a pas pu être lue. Rechargez la page : ce que vous avez saisi reste en place.',
  },
  oneOrder: 'Quel que soit le nombre d’essais, il n’y aura qu’une seule commande.',
}
