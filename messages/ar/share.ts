import type { Catalog } from '../catalog.ts'
import type { shareMessages as english } from '../en/share.ts'
import { isolate } from '../isolate.ts'

export const shareMessages: Catalog<typeof english> = {
  share: 'مشاركة',
  shareOn: (network) => `مشاركة عبر ${isolate('rtl', network)}`,
  whatsApp: 'واتساب',
  facebook: 'فيسبوك',
  copy: 'نسخ الرابط',
  copied: 'تم النسخ',
}
