import type { Catalog } from '../../catalog.ts'
import type { orderPrintMessages as english } from '../../en/backoffice/order-print.ts'
import { plural } from '../../plural.ts'

/** Packing slips and labels. */
export const orderPrintMessages: Catalog<typeof english> = {
  title: 'À imprimer',
  print: 'Imprimer',
  moreLines: (count: number) => plural('fr', count, { one: `et ${count} autre`, other: `et ${count} autres` }),
  back: 'Retour',
  nothing: 'Aucune commande n’est sélectionnée pour l’impression.',
  slip: 'Bon de livraison',
  collect: 'À encaisser',
  nothingToCollect: 'Rien à encaisser',
  notToSend: (state: string) => `${state} : ne pas envoyer`,
  to: 'À',
  from: 'De',
  pieces: 'Pièces',
  model: 'Modèle',
  count: 'Nombre',
  price: 'Prix',
  total: 'Total',
  exchangeOf: (order) => `Échange pour la commande ${order}`,
  repairOf: (order) => `Pièces réparées de la commande ${order}`,
  bringBack: 'À rapporter',
  nothingToBringBack: 'Rien à rapporter',
  notPaidYet: (numbers: readonly string[]) => `À payer d’avance, et pas encore payées : ${numbers.join(', ')}.`,
}
