import type { Catalog } from '../catalog.ts'
import type { supplyNameMessages as english } from '../en/supply-names.ts'

export const supplyNameMessages: Catalog<typeof english> = {
  'made-to-order': 'حسب الطلب',
  'one-of-a-kind': 'قطعة فريدة',
}
