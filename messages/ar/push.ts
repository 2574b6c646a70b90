import type { Catalog } from '../catalog.ts'
import type { pushMessages as english } from '../en/push.ts'

export const pushMessages: Catalog<typeof english> = {
  'new-order': (count: string) => `طلبات جديدة: ${count}`,
  message: (count: string) => `رسائل جديدة: ${count}`,
  'damage-report': (count: string) => `بلاغات تلف: ${count}`,
  'email-failed': (count: string) => `رسائل تعذّر إرسالها: ${count}`,
  'stock-low': (count: string) => `مقاسات أوشكت على النفاد: ${count}`,
  'backup-old': 'لا توجد نسخة احتياطية حديثة',
  test: 'الإشعارات تعمل على هذا الهاتف',
}
