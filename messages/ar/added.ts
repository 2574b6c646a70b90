import { arabicPieces } from '../arabic-counts.ts'
import type { Catalog } from '../catalog.ts'
import type { addedMessages as english } from '../en/added.ts'

export const addedMessages: Catalog<typeof english> = {
  added: 'تمت الإضافة إلى سلتك',
  inCart: (count) => (count === 0 ? 'سلتك فارغة' : `في سلتك ${arabicPieces(count)}`),
  viewCart: 'عرض السلة',
  dismiss: 'إخفاء هذا الشريط',
}
