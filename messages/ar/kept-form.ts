import type { Catalog } from '../catalog.ts'
import type { keptFormMessages as english } from '../en/kept-form.ts'

export const keptFormMessages: Catalog<typeof english> = {
  text: 'ما كتبته محفوظ في هذه الصفحة.',
  again: 'إرسال من جديد',
  file: 'يرجى اختيار الملف من جديد',
}
