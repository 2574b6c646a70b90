import type { Catalog } from '../../catalog.ts'
import type { fetchingMessages as english } from '../../en/backoffice/fetching.ts'
import { plural } from '../../plural.ts'

export const fetchingMessages: Catalog<typeof english> = {
  title: 'ما يؤخذ من الحرفيين',
  text: 'قطع الطلبات المؤكدة التي لم تُغلَّف بعد، حسب الحرفي. لا شيء عن الحرفاء فيها.',
  none: 'لا شيء يؤخذ.',
  pieces: (count) =>
    plural('ar', count, {
      zero: 'لا قطع',
      one: 'قطعة واحدة',
      two: 'قطعتان',
      few: `${count} قطع`,
      many: `${count} قطعة`,
      other: `${count} قطعة`,
    }),
  print: 'طباعة',
  send: 'واتساب',
  noPhone: 'لا رقم هاتف',
  toCard: 'البطاقة',
  cut: (count) => `تظهر أول ${count} سطر فقط، وهي لأقدم الطلبات.`,
  ready: 'جاهزة',
  madeToOrder: 'حسب الطلب',
}
