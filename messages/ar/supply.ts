import { arabicPieces } from '../arabic-counts.ts'
import type { Catalog } from '../catalog.ts'
import { arabicTime, arabicWorkingDays } from '../days.ts'
import type { supplyMessages as english } from '../en/supply.ts'

export const supplyMessages: Catalog<typeof english> = {
  madeToOrder: (days) => `تُصنع خصيصا لك في ظرف ${arabicWorkingDays(days)}`,
  madeToOrderUpTo: (days, pieces) =>
    `تُصنع خصيصا لك في ظرف ${arabicWorkingDays(days)}، ${arabicPieces(pieces)} في الأسبوع`,
  oneOfAKind: 'لا توجد منها إلا هذه القطعة، ولن تُصنع مثلها',
  soldOut: 'وجدت هذه القطعة بيتا لها. يمكن حفظها في المفضلة بزر القلب، فربما تصنع الورشة مثلها.',
  fullyBooked: 'بلغت طلبات هذا الأسبوع حدها. يمكن الطلب من جديد ابتداء من يوم الاثنين.',
  oneOfAKindSold: 'لم تكن منها إلا هذه القطعة، وقد وجدت بيتا لها.',

  deliveryDay: (time, day) => `في ظرف ${arabicTime(time)}. إذا تم التأكيد اليوم: ${day}`,
  deliveryTime: (time) => `عند باب بيتك في ظرف ${arabicTime(time)} من تأكيد الطلب`,
}
