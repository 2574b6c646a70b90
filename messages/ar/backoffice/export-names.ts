import type { Catalog } from '../../catalog.ts'
import type { exportNamesMessages as english } from '../../en/backoffice/export-names.ts'

export const exportNamesMessages: Catalog<typeof english> = {
  tables: {
    orders: 'الطلبات',
    'order-lines': 'محتوى الطلبات',
    'order-steps': 'مراحل الطلبات',
    products: 'المنتجات بمقاساتها ومخزونها',
    stores: 'الورشات',
    'stock-movements': 'حركة المخزون',
    comments: 'التعليقات',
    messages: 'الرسائل',
    packs: 'طلبات الاشتراك',
    letters: 'الرسائل الإلكترونية',
    changes: 'السجل',
  },
  newsletter: 'قراء النشرة',
  services: 'الاشتراكات والعمولات',
}
