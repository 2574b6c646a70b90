import type { Catalog } from '../../catalog.ts'
import type { auditLogMessages as english } from '../../en/backoffice/audit-log.ts'
import { isolate } from '../../isolate.ts'

export const auditLogMessages: Catalog<typeof english> = {
  title: 'السجل',
  text: 'منتج أو ورشة أو رقم طلب أو كلمات',
  who: 'صاحب التغيير',
  what: 'الموضوع',
  everybody: 'الكل',
  everything: 'الكل',
  none: 'لا يوجد أي تغيير.',
  before: 'قبل',
  after: 'بعد',
  changes: (count) => `التغييرات (${count})`,
  madeFor: (actor, seller) => `${isolate('rtl', actor)} نيابة عن ${isolate('rtl', seller)}`,
  undo: 'تراجع',
  stockStays: 'لا تراجع عن المخزون هنا: ربما بيعت قطع منذ ذلك الحين.',
  count: 'إعادة العدّ',
  outcomes: {
    undone: 'عاد كل شيء كما كان من قبل. ويظهر ذلك أيضا في السجل.',
    'changed-since': 'ما كتبه هذا التغيير تغير من جديد بعده، فلم يُستعد شيء. يرجى الاطلاع على التغييرات الأحدث أولا.',
    cannot: 'لا يمكن التراجع عن هذا هنا.',
    'reason-needed': 'ربما يعلم الحريف بهذه المرحلة. يرجى فتح الطلب والتراجع عنها هناك مع ذكر السبب.',
    'out-of-stock': 'بعض القطع لم تعد في المخزون، فبقي الطلب كما هو.',
    erased: 'مُحيت معطيات الحريف، فبقي الطلب كما هو.',
    'exchange-undone': 'كان يعوض قطعا أُرجعت وتم التراجع عن هذا التبديل، فبقي الطلب كما هو.',
    returning: 'قطع من الطلب في إرجاع. يرجى التراجع عنه أو رفضه أولا.',
    joined: 'ضُم الطلب إلى طلب آخر أخذ قطعه، فبقي كما هو.',
    'is-over': 'فترة العرض انتهت، فلم يُبرمج من جديد.',
    'already-scheduled': 'لهذا المنتج عرض مبرمج، فلم يُبرمج هذا من جديد.',
    overlaps: 'في هذه الأيام عرض آخر، فلم يُبرمج هذا من جديد.',
    'not-on-sale': 'لم يعد المنتج معروضا للبيع، فلم يُبرمج عرضه من جديد.',
    'not-cheaper': 'لم يعد سعر المنتج أعلى من سعر العرض، فلم يُبرمج عرضه من جديد.',
  },
}
