import type { Catalog } from '../../catalog.ts'
import type { commentsMessages as english } from '../../en/backoffice/comments.ts'
import { isolate } from '../../isolate.ts'
import { plural } from '../../plural.ts'

/** A sentence that begins with what was done and ends with the counted comments. */
const withComments = (done: string) => (count: number) =>
  `${done}: ${plural('ar', count, {
    zero: 'لا تعليقات',
    one: 'تعليق واحد',
    two: 'تعليقان',
    few: `${count} تعليقات`,
    many: `${count} تعليقا`,
    other: `${count} تعليق`,
  })}`

export const commentsMessages: Catalog<typeof english> = {
  title: 'التعليقات',
  statuses: { held: 'قيد المراجعة', published: 'منشور', hidden: 'مخفي' },
  none: {
    held: 'لا يوجد تعليق قيد المراجعة.',
    published: 'لا يظهر أي تعليق في المتجر.',
    hidden: 'لا يوجد تعليق مخفي.',
  },
  on: 'على',
  select: (author) => `اختيار تعليق ${isolate('rtl', author)}`,
  selectAll: 'اختيار الكل',
  isNew: 'جديد',
  seen: 'اعتباره مقروءا',
  seenSelected: 'اعتبار المختار مقروءا',
  seenNow: withComments('تمت القراءة'),
  publish: 'نشر',
  hide: 'إخفاء',
  publishSelected: (count) => (count > 0 ? `نشر المختار (${count})` : 'نشر المختار'),
  hideSelected: (count) => (count > 0 ? `إخفاء المختار (${count})` : 'إخفاء المختار'),
  changed: {
    held: withComments('أصبح قيد المراجعة'),
    published: withComments('تم النشر'),
    hidden: withComments('تم الإخفاء'),
  },
}
