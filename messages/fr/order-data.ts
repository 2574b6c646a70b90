import type { Catalog } from '../catalog.ts'
import type { orderDataMessages as english } from '../en/order-data.ts'

export const orderDataMessages: Catalog<typeof english> = {
  heading: 'Vos données',
  text: 'Vous pouvez télécharger ce que nous gardons sur cette commande. Le nom, le téléphone, l’e-mail et l’adresse y sont en partie masqués, car cette page peut être transférée.',
  download: 'Télécharger',
  linkText:
    'Pour tout ce qui est gardé sous l’adresse e-mail de cette commande, nous envoyons un lien à cette adresse. Pour un numéro de téléphone, appelez-nous : nous rappelons avant toute remise et tout effacement.',
  sendLink: 'Envoyer le lien',
  eraseText:
    'Nous pouvons aussi effacer vos coordonnées et vos notes de cette commande, une fois qu’elle est terminée. L’échange et le retour ne sont alors plus possibles, et cette page disparaît.',
  erase: 'Effacer mes données',
  eraseSure: 'Oui, les effacer',
  unsettled:
    'Cette commande n’est pas terminée, et nous avons besoin de vos données pour elle. Annulez-la si c’est encore possible, ou appelez-nous.',
  sent: 'Le lien est en route vers l’adresse e-mail de cette commande.',
  'sent-already': 'Un lien a été envoyé il y a moins d’une heure. Vérifiez votre boîte de réception.',
  'no-address': 'Cette commande n’a pas d’adresse e-mail. Appelez-nous, s’il vous plaît.',
}
