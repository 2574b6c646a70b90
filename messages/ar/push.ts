import type { Catalog } from '../catalog.ts'
import type { pushMessages as english } from '../en/push.ts'

export const pushMessages: Catalog<typeof english> = {
  'new-order': 'طلبات جديدة',
  message: 'رسائل جديدة',
  'damage-report': 'بلاغات تلف',
  'email-failed': 'رسائل تعذّر إرسالها',
  'stock-low': 'مقاسات أوشكت على النفاد',
  'backup-old': 'لا توجد نسخة احتياطية حديثة',
  'to-prepare': 'قطع للتحضير',
  'plan-ending': 'ينتهي اشتراك الورشة قريبا',
  test: 'الإشعارات تعمل على هذا الهاتف',
}
