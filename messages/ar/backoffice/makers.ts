import type { Catalog } from '../../catalog.ts'
import type { makersMessages as english } from '../../en/backoffice/makers.ts'
import { isolate } from '../../isolate.ts'
import { plural } from '../../plural.ts'

export const makersMessages: Catalog<typeof english> = {
  title: 'الحرفيون',
  stores: 'الورشات',
  filters: {
    all: 'الكل',
    waiting: 'قطع تنتظر',
    'not-signed-in': 'دون دخول',
    ending: 'اشتراك ينتهي قريبا',
    'without-access': 'دون إذن دخول',
  },
  none: {
    all: 'لا ورشة لأي حرفي بعد.',
    waiting: 'لا قطعة تنتظر المراجعة.',
    'not-signed-in': 'كل من يمكنهم الدخول دخلوا من هواتفهم.',
    ending: 'لا ينتهي أي اشتراك خلال 14 يوما.',
    'without-access': 'لكل ورشة من يمكنه دخولها.',
  },
  columns: { store: 'الورشة', makers: 'من يمكنه الدخول', waiting: 'تنتظر', owed: 'المستحق', plan: 'الاشتراك' },
  retired: 'مسحوبة',
  planOver: 'انتهى الاشتراك',
  lastSeen: (moment) => `آخر زيارة ${isolate('rtl', moment)}`,
  notSignedIn: 'دون دخول',
  manage: 'الروابط والهواتف والدخول',
  giveAccess: 'السماح بالدخول',
  pieces: (count) =>
    plural('ar', count, {
      zero: 'دون قطع',
      one: 'قطعة واحدة',
      two: 'قطعتان',
      few: `${count} قطع`,
      many: `${count} قطعة`,
      other: `${count} قطعة`,
    }),
  plan: (name, lastDay) => `${isolate('rtl', name)} إلى غاية ${isolate('rtl', lastDay)}`,
}
