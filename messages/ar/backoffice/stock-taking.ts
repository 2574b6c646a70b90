import { arabicPiecesAfterNoun } from '../../arabic-counts.ts'
import type { Catalog } from '../../catalog.ts'
import type { stockTakingMessages as english } from '../../en/backoffice/stock-taking.ts'
import { isolate } from '../../isolate.ts'
import { plural } from '../../plural.ts'

export const stockTakingMessages: Catalog<typeof english> = {
  title: (store) => `جرد ${isolate('rtl', store)}`,
  heading: 'جرد الرف',
  open: 'جرد الرف',
  text: 'يرجى كتابة ما هو على الرف، مع قطع الطلبات التي لم تُجهّز بعد. يمكنك حفظ جزء الآن والمواصلة لاحقا؛ الطلبات التي تصل في الأثناء لا تغيّر شيئا.',
  expected: (pieces) => `يجب أن يوجد: ${pieces}`,
  counted: 'العدد',
  countedOf: (product, size) =>
    size ? `عدد ${isolate('rtl', product)}، ${isolate('rtl', size)}` : `عدد ${isolate('rtl', product)}`,
  lastCount: (moment, person, difference) =>
    `${moment}، ${isolate('rtl', person)}: ${difference === 0 ? 'كل شيء موجود' : difference > 0 ? `زيادة ${arabicPiecesAfterNoun(difference)}` : `نقص ${arabicPiecesAfterNoun(-difference)}`}`,
  save: 'حفظ ما تم عده',
  recorded: (sizes) =>
    plural('ar', sizes, {
      one: 'تم حفظ عدد واحد.',
      two: 'تم حفظ عددين.',
      few: `تم حفظ ${sizes} أعداد.`,
      many: `تم حفظ ${sizes} عددا.`,
      other: `تم حفظ ${sizes} عدد.`,
    }),
  notRecorded: 'بعض الأعداد لم تُحفظ: يرجى النظر أسفله.',
  refusals: {
    'too-few': 'في الطلبات قطع أكثر من ذلك. يرجى التحدث أولا مع حريف ثم العد من جديد.',
    'one-of-a-kind': 'هذه قطعة فريدة: لا توجد منها إلا واحدة على الأكثر.',
    unknown: 'لم يعد هذا الخيار (مقاس أو لون) للبيع.',
  },
  nothing: 'لا تبيع هذه الورشة شيئا حاليا.',
}
