import type { Catalog } from '../catalog.ts'
import type { confirmOrderMessages as english } from '../en/confirm-order.ts'

export const confirmOrderMessages: Catalog<typeof english> = {
  title: (number) => `Commande ${number}`,
  button: 'Oui, je confirme ma commande',
  contact: 'Nous écrire',
  toShop: 'Voir la boutique',
  open: {
    heading: 'Confirmez-vous votre commande ?',
    text: () => 'Un clic, et nous la préparons. Rien n’est lancé avant.',
  },
  noted: {
    heading: 'Merci, c’est noté',
    text: (phone) =>
      `Vous avez confirmé votre commande. Nous la vérifions une dernière fois et vous appelons avant l’envoi ; vous pouvez aussi nous joindre au ${phone}.`,
  },
  confirmed: {
    heading: 'Votre commande est confirmée',
    text: (phone) => `Les artisans la préparent. Une question ? Appelez-nous au ${phone}.`,
  },
  expired: {
    heading: 'Ce lien n’est plus valable',
    text: (phone) =>
      `Il était valable 7 jours. Votre commande attend toujours sa confirmation : appelez-nous au ${phone}.`,
  },
  over: {
    heading: 'Cette commande est terminée',
    text: (phone) =>
      `Il n’y a plus rien à confirmer. Si vous voulez toujours les pièces, appelez-nous au ${phone} ou commandez-les à nouveau.`,
  },
  unknown: {
    heading: 'Ce lien ne fonctionne pas',
    text: (phone) =>
      `Il en manque peut-être un morceau, ou le téléphone ou l’adresse de la commande a été corrigé depuis : dans ce cas, nous vous appelons. Vous pouvez nous joindre au ${phone}.`,
  },
}
