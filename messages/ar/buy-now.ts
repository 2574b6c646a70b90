import type { Catalog } from '../catalog.ts'
import type { buyNowMessages as english } from '../en/buy-now.ts'

export const buyNowMessages: Catalog<typeof english> = {
  changePiece: 'تعديل',
  notTogether: 'لا توجد هذه القطعة بالمقاس واللون المختارين.',
  alternatives: 'المتوفر منها',
  chooseFirst: 'هذه القطعة متوفرة بعدة مقاسات أو ألوان. يرجى الاختيار في صفحتها أولا.',
  toPiece: 'صفحة القطعة',
  lookOver: 'لم يُسجل أي طلب بعد. يرجى التثبت من المعطيات وإرسالها من جديد.',
}
