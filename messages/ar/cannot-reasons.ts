import type { Catalog } from '../catalog.ts'
import type { cannotReasonMessages as english } from '../en/cannot-reasons.ts'

export const cannotReasonMessages: Catalog<typeof english> = {
  sold: 'بيعت القطعة في مكان آخر',
  damaged: 'القطعة متضررة',
  material: 'المادة غير متوفرة',
  time: 'الوقت لا يكفي',
  other: 'سبب آخر',
}
