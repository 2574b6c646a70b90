import { arabicPieces } from '../arabic-counts.ts'
import type { Catalog } from '../catalog.ts'
import type { orderLineMessages as english } from '../en/order-lines.ts'
import { isolate } from '../isolate.ts'

export const orderLineMessages: Catalog<typeof english> = {
  size: (size) => `المقاس: ${isolate('rtl', size)}`,
  color: (color) => `اللون: ${isolate('rtl', color)}`,
  subtotal: (count) => `ثمن القطع (${arabicPieces(count)})`,
  shipping: 'معلوم التوصيل، إلى أي مكان في تونس',
  discount: 'تخفيض',
  discountWithCode: (code) => `تخفيض بالرمز ${isolate('rtl', code)}`,
  freeDelivery: 'توصيل مجاني',
  total: 'المجموع',
  totalWithDelivery: 'المجموع مع التوصيل',
}
