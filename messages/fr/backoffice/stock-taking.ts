import type { Catalog } from '../../catalog.ts'
import type { stockTakingMessages as english } from '../../en/backoffice/stock-taking.ts'
import { isolate } from '../../isolate.ts'
import { plural } from '../../plural.ts'

const more = (pieces: number) => plural('fr', pieces, { one: `${pieces} pièce`, other: `${pieces} pièces` })

export const stockTakingMessages: Catalog<typeof english> = {
  title: (store) => `Compter ${store}`,
  heading: 'Compter l’étagère',
  open: 'Compter l’étagère',
  text: 'Saisissez ce qui est sur l’étagère, avec les pièces des commandes pas encore emballées. Vous pouvez enregistrer une partie maintenant et continuer plus tard ; les commandes qui arrivent entre-temps n’y changent rien.',
  expected: (pieces) => `Devrait y être : ${pieces}`,
  counted: 'Compté',
  countedOf: (product, size) => (size ? `Compté de ${product}, ${size}` : `Compté de ${product}`),
  lastCount: (moment, person, difference) =>
    `${moment}, ${isolate('ltr', person)} : ${difference === 0 ? 'tout y est' : difference > 0 ? `${more(difference)} en plus` : `${more(-difference)} en moins`}`,
  save: 'Enregistrer ce qui est compté',
  recorded: (sizes) =>
    plural('fr', sizes, { one: `${sizes} comptage enregistré.`, other: `${sizes} comptages enregistrés.` }),
  notRecorded: 'Certains comptages ne sont pas enregistrés : voir ci-dessous.',
  refusals: {
    'too-few': 'Les commandes ont plus de pièces que cela. Parlez d’abord avec un client, puis recomptez.',
    'one-of-a-kind': 'C’est une pièce unique : il y en a une au plus.',
    unknown: 'Cette taille n’est plus en vente.',
  },
  nothing: 'Cette boutique ne vend rien pour le moment.',
}
