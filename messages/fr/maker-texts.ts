import type { Catalog } from '../catalog.ts'
import type { makerTexts as english } from '../en/maker-texts.ts'
import { isolate } from '../isolate.ts'

export const makerTexts: Catalog<typeof english> = {
  statement: (shop, store, month) =>
    `Bonjour ! Voici le relevé de « ${isolate('ltr', store)} » chez ${isolate('ltr', shop)} pour ${isolate('ltr', month)}, avec ses pièces. Le lien fonctionne pendant 90 jours et il est à vous seul.`,
  fetching: (shop, store) =>
    `Bonjour ! ${isolate('ltr', shop)} voudrait passer prendre chez « ${isolate('ltr', store)} » :`,
  piece: (quantity, name, order) => `• ${quantity} × ${isolate('ltr', name)} (${isolate('ltr', order)})`,
  morePieces: (count) => `… et ${count} autres`,
}
