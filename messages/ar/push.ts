import type { Catalog } from '../catalog.ts'
import type { pushMessages as english } from '../en/push.ts'

export const pushMessages: Catalog<typeof english> = {
  'new-order': 'طلبات جديدة: {count}',
  message: 'رسائل جديدة: {count}',
  'damage-report': 'بلاغات تلف: {count}',
  'email-failed': 'رسائل تعذّر إرسالها: {count}',
  'stock-low': 'مقاسات أوشكت على النفاد: {count}',
  'backup-old': 'لا توجد نسخة احتياطية حديثة',
  test: 'الإشعارات تعمل على هذا الهاتف',
}
