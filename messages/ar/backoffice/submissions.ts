import type { Catalog } from '../../catalog.ts'
import type { submissionsMessages as english } from '../../en/backoffice/submissions.ts'

export const submissionsMessages: Catalog<typeof english> = {
  title: 'قطع جديدة من الحرفيين',
  text: 'لم تُعرض في المتجر بعد. يمكن قبول القطعة أو إعادتها مع السبب، فيقرؤه صاحبها بلغته.',
  none: 'لا توجد قطعة منتظرة.',
  approve: 'عرضها في المتجر',
  sendBack: 'إعادتها',
  reason: 'السبب',
  reasons: {
    photo: 'الصورة: مظلمة أو غير واضحة أو ليست للقطعة',
    words: 'النصوص: الاسم أو الوصف ناقص أو غير واضح',
    price: 'السعر: مرتفع أو منخفض أو خاطئ',
    category: 'الصنف غير صحيح',
    'not-handmade': 'ليست مصنوعة باليد',
  },
  done: {
    approved: 'القطعة معروضة في المتجر.',
    'sent-back': 'أُعيدت القطعة إلى صاحبها.',
  },
  changedMeanwhile: 'لم تعد القطعة منتظرة: قرر غيرك في شأنها أو تغيرت.',
  withoutDescription: 'دون وصف',
}
