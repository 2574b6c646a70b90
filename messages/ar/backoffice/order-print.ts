import type { Catalog } from '../../catalog.ts'
import type { orderPrintMessages as english } from '../../en/backoffice/order-print.ts'
import { isolate } from '../../isolate.ts'
import { plural } from '../../plural.ts'

/** Packing slips and labels. */
export const orderPrintMessages: Catalog<typeof english> = {
  title: 'للطباعة',
  print: 'طباعة',
  moreLines: (count) =>
    plural('ar', count, {
      zero: 'لا قطع أخرى',
      one: 'وقطعة أخرى',
      two: 'وقطعتان أخريان',
      few: `و${count} قطع أخرى`,
      many: `و${count} قطعة أخرى`,
      other: `و${count} قطعة أخرى`,
    }),
  back: 'رجوع',
  nothing: 'لم يُختر أي طلب للطباعة.',
  slip: 'وصل التوصيل',
  collect: 'المبلغ المطلوب',
  nothingToCollect: 'لا مبلغ مطلوب',
  notToSend: (state) => `${state}: لا يُرسل`,
  to: 'إلى',
  from: 'من',
  pieces: 'القطع',
  model: 'المرجع',
  count: 'العدد',
  price: 'السعر',
  total: 'المجموع',
  exchangeOf: (order) => `تبديل لقطع من الطلب ${isolate('rtl', order)}`,
  repairOf: (order) => `قطع مُصلحة من الطلب ${isolate('rtl', order)}`,
  bringBack: 'يُعاد إلى المتجر',
  nothingToBringBack: 'لا شيء يُعاد إلى المتجر',
  notPaidYet: (numbers) => `الدفع مسبق ولم يتم بعد: ${numbers.map((number) => isolate('rtl', number)).join('، ')}.`,
}
