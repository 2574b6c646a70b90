import type { Catalog } from '../catalog.ts'
import type { supplyNameMessages as english } from '../en/supply-names.ts'

export const supplyNameMessages: Catalog<typeof english> = {
  'made-to-order': 'Sur commande',
  'one-of-a-kind': 'Pièce unique',
}
