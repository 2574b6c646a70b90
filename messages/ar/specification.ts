import type { Catalog } from '../catalog.ts'
import type { specificationMessages as english } from '../en/specification.ts'

export const specificationMessages: Catalog<typeof english> = {
  specification: 'الخصائص',
  availability: 'التوفر',
}
