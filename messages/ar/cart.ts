import { arabicPieces } from '../arabic-counts.ts'
import type { Catalog } from '../catalog.ts'
import type { cartMessages as english } from '../en/cart.ts'
import { isolate } from '../isolate.ts'
import { plural } from '../plural.ts'

export const cartMessages: Catalog<typeof english> = {
  title: 'السلة',
  heading: 'سلتك',
  description: 'القطع التي اخترتها، محفوظة في متصفحك إلى حين طلبها.',
  lines: 'القطع الموجودة في سلتك',
  each: (price) => `${isolate('rtl', price)} للقطعة`,
  quantity: (name) => `كمية ${isolate('rtl', name)}`,
  quantityNow: (name, count, subtotal) => `${isolate('rtl', name)}: ${count}. ثمن القطع: ${isolate('rtl', subtotal)}.`,
  more: (name) => `زيادة قطعة من ${isolate('rtl', name)}`,
  fewer: (name) => `إنقاص قطعة من ${isolate('rtl', name)}`,
  remove: 'حذف',
  removeLine: (name) => `حذف ${isolate('rtl', name)} من السلة`,
  removed: (name) => `تم الحذف من السلة: ${isolate('rtl', name)}.`,
  undo: 'تراجع',
  summary: 'ملخص الطلب',
  checkout: 'إتمام الطلب',
  continueShopping: 'مواصلة التسوق',
  payLater: 'يكون الدفع عند استلام الطرد.',
  changed: 'تغير سعر أو عدد متوفر مقارنة بما في سلتك. التفاصيل عند كل قطعة معنية.',
  priceWas: (before, now) => `تغير السعر من ${isolate('rtl', before)} إلى ${isolate('rtl', now)}.`,
  onlyLeft: (count) =>
    plural('ar', count, {
      zero: 'لم تبق أي قطعة.',
      one: 'بقيت قطعة واحدة فقط.',
      two: 'بقيت قطعتان فقط.',
      few: `بقيت ${count} قطع فقط.`,
      other: `بقيت ${count} قطعة فقط.`,
    }),
  allLeft: (count) =>
    plural('ar', count, {
      zero: 'لم تبق أي قطعة.',
      one: 'هذه آخر قطعة.',
      two: 'هاتان آخر قطعتين.',
      few: `هذه آخر ${count} قطع.`,
      other: `هذه آخر ${count} قطعة.`,
    }),
  soldOut: 'نفدت الكمية.',
  storeClosed: (day) => `هذه الورشة مغلقة. يمكن الطلب من جديد ابتداء من يوم ${isolate('rtl', day)}.`,
  gone: 'لم تعد هذه القطعة معروضة للبيع.',
  chooseAgain: 'تغيرت مقاسات هذه القطعة أو ألوانها. يرجى الاختيار من جديد.',
  toChoice: 'الاختيار من جديد',
  placesLeft: (count) =>
    plural('ar', count, {
      zero: 'بلغت طلبات هذا الأسبوع حدها.',
      one: 'لم يبق إلا مكان واحد هذا الأسبوع.',
      two: 'لم يبق إلا مكانان هذا الأسبوع.',
      few: `لم يبق إلا ${count} أماكن هذا الأسبوع.`,
      many: `لم يبق إلا ${count} مكانا هذا الأسبوع.`,
      other: `لم يبق إلا ${count} مكان هذا الأسبوع.`,
    }),
  mostAtOnce: (count) => `يمكن طلب ${arabicPieces(count)} على الأكثر في المرة الواحدة.`,
  fullyBooked: 'بلغت طلبات هذا الأسبوع حدها. يمكن الطلب من جديد ابتداء من يوم الاثنين.',
  issueOf: (name, issue) => `${isolate('rtl', name)}: ${issue}`,
  takeLeft: (count) =>
    plural('ar', count, {
      zero: 'لم تبق أي قطعة',
      one: 'الاكتفاء بالقطعة الباقية',
      two: 'الاكتفاء بالقطعتين الباقيتين',
      other: `الاكتفاء بالقطع الباقية، وعددها ${count}`,
    }),
  blocked:
    'بعض القطع لا يمكن طلبها كما هي. يرجى الاكتفاء بما بقي منها أو الاختيار من جديد أو حذفها، ثم المرور إلى إتمام الطلب.',
  tooManyLines: (most) =>
    `${plural('ar', most, {
      zero: 'لا يتسع الطلب الواحد لأي قطعة',
      one: 'لا يتسع الطلب الواحد لأكثر من قطعة واحدة',
      two: 'لا يتسع الطلب الواحد لأكثر من قطعتين مختلفتين',
      few: `لا يتسع الطلب الواحد لأكثر من ${most} قطع مختلفة`,
      other: `لا يتسع الطلب الواحد لأكثر من ${most} قطعة مختلفة`,
    })}. يرجى حذف بعض القطع وطلبها على حدة.`,
  unreachable: 'تعذر الوصول إلى المتجر الآن. سلتك محفوظة، وسيعاد التثبت من الأسعار والكميات المتوفرة.',
  unanswered: 'بقي طلبك الأخير دون رد.',
  unansweredLink: 'التثبت من وصوله في صفحة إتمام الطلب',
}
