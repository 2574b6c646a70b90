import type { Catalog } from '../catalog.ts'
import type { emptyCartMessages as english } from '../en/empty-cart.ts'
import { isolate } from '../isolate.ts'

export const emptyCartMessages: Catalog<typeof english> = {
  empty: 'سلتك فارغة',
  emptyText: 'لا شيء فيها بعد. الأواني والزرابي والقفاف والشموع في انتظارك على الرفوف.',
  toShop: 'تصفح المتجر',
  toFavorites: 'عرض المفضلة',
  ordered: (number) => `تم تسجيل طلبك ${isolate('rtl', number)}`,
}
