import type { Catalog } from '../../catalog.ts'
import type { variantsMessages as english } from '../../en/backoffice/variants.ts'
import { isolate } from '../../isolate.ts'
import { plural } from '../../plural.ts'

export const variantsMessages: Catalog<typeof english> = {
  title: (product) => `${isolate('ltr', product)} : tailles et couleurs`,
  grid: {
    anyColor: 'Toutes couleurs',
    size: 'Taille',
    color: 'Couleur',
    pieces: 'Pièces',
    sku: 'Référence (SKU)',
    ownPrice: 'Prix propre',
    cell: (names, what) => (names ? `${isolate('ltr', names)} : ${what}` : what),
    missing: 'Non proposée',
    keys: 'Les flèches et Entrée passent d’une case à l’autre. Les cases copiées d’un tableur peuvent être collées.',
    pasted: (cells) => plural('fr', cells, { one: `${cells} case remplie.`, other: `${cells} cases remplies.` }),
    unreadable: (texts) => `Laissé de côté, car illisible : ${isolate('ltr', texts)}.`,
    beyond: (texts) => `Laissé de côté, car il n’y a pas de case pour cela : ${isolate('ltr', texts)}.`,
    andMore: (count) => `${count} de plus`,
    now: (text) => `Maintenant : ${isolate('ltr', text)}`,
    empty: 'vide',
    discard: 'Abandonner la saisie',
  },
  counts: {
    heading: 'Compter les pièces',
    hint: 'Écrivez ce que vous avez compté.',
    waitingForAnyColor: (waiting, size) =>
      `${size && `${isolate('ltr', size)} : `}${waiting}, quelle que soit la couleur.`,
    save: 'Enregistrer le comptage',
    saved: 'Le stock est enregistré.',
  },
  details: {
    heading: 'Références et prix propres',
    headingOne: 'Référence',
    hint: (price) =>
      `Le prix de la pièce est celui de sa variante la moins chère : ${price}. Une variante plus chère a son prix propre ; vide signifie ${price}.`,
    save: 'Enregistrer références et prix',
    saveOne: 'Enregistrer la référence',
    saved: 'Les références et les prix sont enregistrés.',
  },
  outcomes: {
    nothing: 'Rien n’a été changé ici.',
    invalid: 'Rien n’est encore enregistré : certaines cases sont à revoir.',
    'changed-meanwhile':
      'Rien n’est encore enregistré : une commande est arrivée, ou quelqu’un d’autre a changé ceci entre-temps. Votre saisie est toujours là, avec ce qu’il y a maintenant à côté. Vérifiez, puis enregistrez de nouveau.',
    'without-cheapest':
      'Rien n’est encore enregistré : le prix de la pièce est celui de sa variante la moins chère. Laissez vide le prix propre d’au moins une variante, ou augmentez d’abord le prix de la pièce.',
    gone: (texts) => `Saisi pour des variantes qui ne sont plus proposées : ${isolate('ltr', texts)}.`,
  },
  errors: {
    'below-price': 'Plus que le prix de la pièce, ou vide.',
    'made-to-order': 'Sur commande : ne se compte pas.',
    'one-of-a-kind': 'Pièce unique : une au plus.',
  },
  split: {
    heading: 'Compter par couleur',
    toCount: 'Les pièces peuvent être comptées par couleur : les visiteurs voient alors quelle couleur est épuisée.',
    hint: 'Indiquez pour chaque taille combien il y a de pièces de chaque couleur. La somme doit être ce qu’il y a maintenant. Une taille laissée vide reste telle quelle.',
    cameBack: (pieces, size) =>
      [
        size && `${isolate('ltr', size)} : `,
        plural('fr', pieces, {
          one: `${pieces} pièce est revenue sans couleur`,
          other: `${pieces} pièces sont revenues sans couleur`,
        }),
      ].join(''),
    cameBackText:
      'Elles viennent de commandes qui ne nomment pas de couleur. Les visiteurs ne peuvent pas les acheter tant que vous ne dites pas lesquelles ce sont.',
    sumOf: (sum, stock) => `${sum} sur ${stock}`,
    matches: 'juste',
    missing: (pieces) => `encore ${pieces}`,
    tooMany: (pieces) => `${pieces} de trop`,
    save: 'Enregistrer par couleur',
    saved: 'Les pièces sont maintenant comptées par couleur.',
    outcomes: {
      nothing: 'Rien n’a encore été écrit.',
      invalid: 'Rien n’est encore enregistré : écrivez des nombres entiers.',
      'sum-differs': (size, stock) =>
        `Rien n’est encore enregistré : la somme des couleurs ${size && `de ${isolate('ltr', size)} `}doit être ${stock}.`,
      'moved-meanwhile': (size, stock) =>
        `Rien n’est encore enregistré : une commande est arrivée entre-temps, il y en a maintenant ${stock}${size && ` de ${isolate('ltr', size)}`}. Vérifiez les nombres.`,
      'changed-meanwhile':
        'Rien n’est enregistré : les tailles ou les couleurs de cette pièce ont changé entre-temps. Regardez-les, puis recomptez.',
      'made-to-order': 'Rien n’est enregistré : elle est fabriquée sur commande, ses pièces ne se comptent pas.',
    },
  },
  onSale: {
    heading: 'Retirer une variante de la vente, ou la remettre',
    text: 'Elle ne peut plus être commandée, et les pièces qu’elle a sortent du stock. Les commandes la gardent. Elle peut revenir, sans pièces.',
    retire: 'Retirer de la vente',
    retired: 'Retirées de la vente',
    restoreText: 'Elle peut être commandée de nouveau dès qu’elle a des pièces.',
    restore: 'Remettre en vente',
    restoreOne: (name) => `Remettre en vente ${isolate('ltr', name)}`,
    saved: 'Elle est retirée de la vente.',
    restored: 'Elle est de nouveau en vente. Écrivez ses pièces ci-dessus.',
    'last-of-size':
      'C’est la dernière variante de sa taille. Retirez la taille du produit ci-dessus, ou retirez tout le produit de la vente.',
    'without-cheapest':
      'Les autres coûtent plus que la pièce, dont le prix est celui de sa variante la moins chère. Changez d’abord le prix de la pièce.',
  },
}
