import { arabicPieces } from '../arabic-counts.ts'
import type { Catalog } from '../catalog.ts'
import { arabicTime, arabicWorkingDays } from '../days.ts'
import type { supplyMessages as english } from '../en/supply.ts'
import { isolate } from '../isolate.ts'
import { plural } from '../plural.ts'

export const supplyMessages: Catalog<typeof english> = {
  madeToOrder: (days) => `تُصنع خصيصا لك في ظرف ${arabicWorkingDays(days)}`,
  madeToOrderUpTo: (days, pieces) =>
    `تُصنع خصيصا لك في ظرف ${arabicWorkingDays(days)}، ${arabicPieces(pieces)} في الأسبوع`,
  oneOfAKind: 'لا توجد منها إلا هذه القطعة، ولن تُصنع مثلها',
  soldOut: 'وجدت هذه القطعة بيتا لها. يمكن حفظها في المفضلة بزر القلب، فربما تصنع الورشة مثلها.',
  fullyBooked: 'بلغت طلبات هذا الأسبوع حدها. يمكن الطلب من جديد ابتداء من يوم الاثنين.',
  backOn: (day) => `العودة يوم ${isolate('rtl', day)}`,
  storeClosed: (day) => `هذه الورشة مغلقة. يمكن طلب هذه القطعة من جديد ابتداء من يوم ${isolate('rtl', day)}.`,
  oneOfAKindSold: 'لم تكن منها إلا هذه القطعة، وقد وجدت بيتا لها.',

  noMorePlaces: 'لا مكان آخر هذا الأسبوع.',
  mostAtOnce: (pieces) => `يمكن طلب ${arabicPieces(pieces)} على الأكثر في المرة الواحدة.`,
  variantSoldOut: 'نفد ما اخترته. يمكن اختيار غيره، أو طلب إعلامك أسفله بعودته.',
  notTogether: 'لا تُصنع هذه القطعة هكذا. يرجى اختيار مقاس آخر أو لون آخر.',
  placesLeft: (count) =>
    plural('ar', count, {
      zero: 'اكتملت طلبات هذا الأسبوع',
      one: 'بقي مكان واحد هذا الأسبوع',
      two: 'بقي مكانان هذا الأسبوع',
      few: `بقيت ${count} أماكن هذا الأسبوع`,
      many: `بقي ${count} مكانا هذا الأسبوع`,
      other: `بقي ${count} مكان هذا الأسبوع`,
    }),

  deliveryDay: (time, day) => `في ظرف ${arabicTime(time)}. إذا تم التأكيد اليوم: ${day}`,
  deliveryTime: (time) => `عند باب بيتك في ظرف ${arabicTime(time)} من تأكيد الطلب`,
}
