import type { Catalog } from '../catalog.ts'
import type { myDataMessages as english } from '../en/my-data.ts'

export const myDataMessages: Catalog<typeof english> = {
  title: 'Vos données',
  open: {
    heading: 'Ce que nous gardons sous votre adresse',
    text: 'Les commandes, les commentaires, les messages, la newsletter, les pièces que vous attendez et les e-mails envoyés à cette adresse.',
  },
  erased: {
    heading: 'Vos données sont effacées',
    text: 'Vos coordonnées, vos notes et nos e-mails ont disparu. Il ne reste que les pièces et les montants, qu’un commerce doit conserver.',
  },
  unknown: {
    heading: 'Ce lien ne fonctionne plus',
    text: 'Un lien vers vos données fonctionne 24 heures, et plus du tout une fois les données effacées. Demandez-en un autre depuis la page d’une commande, ou écrivez-nous :',
  },
  download: 'Tout télécharger',
  eraseText:
    'Tout serait effacé. Les commandes en cours doivent d’abord être terminées, et l’effacement est définitif.',
  erase: 'Tout effacer',
  eraseSure: 'Oui, tout effacer',
  unsettled: (orders) => {
    if (orders.length === 0)
      return 'Rien n’est encore effacé : votre demande d’abonnement est en cours. Appelez-nous, s’il vous plaît.'
    return orders.length === 1
      ? `Rien n’est encore effacé : la commande ${orders[0]} est en cours. Annulez-la si c’est encore possible, ou appelez-nous.`
      : `Rien n’est encore effacé : les commandes ${orders.join(', ')} sont en cours. Annulez-les si c’est encore possible, ou appelez-nous.`
  },
}
