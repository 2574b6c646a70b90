import type { Catalog } from '../../catalog.ts'
import type { newsletterMessages as english } from '../../en/backoffice/newsletter.ts'
import { isolate } from '../../isolate.ts'
import { plural } from '../../plural.ts'

/** Readers after a preposition. */
const toReaders = (count: number) =>
  plural('ar', count, {
    zero: `${count} قارئ`,
    one: 'قارئ واحد',
    two: 'قارئين',
    few: `${count} قراء`,
    many: `${count} قارئا`,
    other: `${count} قارئ`,
  })

export const newsletterMessages: Catalog<typeof english> = {
  title: 'النشرة',
  confirmed: (count) =>
    plural('ar', count, {
      zero: 'لا قراء مؤكدون',
      one: 'قارئ واحد مؤكد',
      two: 'قارئان مؤكدان',
      few: `${count} قراء مؤكدين`,
      many: `${count} قارئا مؤكدا`,
      other: `${count} قارئ مؤكد`,
    }),
  export: 'تصدير CSV',
  csv: { email: 'البريد الإلكتروني', confirmed: 'تاريخ التأكيد' },
  issues: 'الأعداد',
  noIssues: 'لم يُكتب أي عدد بعد.',
  write: 'كتابة عدد',
  statuses: { draft: 'مسودة', sending: 'قيد الإرسال', sent: 'تم الإرسال', stopped: 'متوقف' },
  back: 'النشرة',
  subject: 'الموضوع',
  body: 'النص',
  bodyHint:
    'السطر الفارغ يفصل بين الفقرات، وعلامة # في أول السطر تجعله عنوانا. الرابط المكتوب وحده بين سطرين فارغين يصبح زرا. يُضاف في الآخر رابط إلغاء الاشتراك في النشرة.',
  save: 'حفظ المسودة',
  keyUsed: 'سبق أن أنشأت هذه الاستمارة مسودة. ما كتبته ما زال هنا: يرجى الحفظ من جديد لإنشاء مسودة أخرى.',
  openMade: 'عرض المسودة',
  saved: 'تم حفظ المسودة.',
  previewTitle: 'قبل الإرسال',
  preview: 'معاينة الرسالة',
  previewText: 'معاينة النص العادي',
  sendTest: 'إرسال تجربة إلى بريدي',
  testSent: (email) => `تم حفظ المسودة، ورسالة التجربة في الطريق إلى ${isolate('rtl', email)}.`,
  savesFirst: 'كل زر من هذه الأزرار يحفظ المسودة أولا. رابط إلغاء الاشتراك لا يعمل إلا في رسائل القراء.',
  changedMeanwhile: 'غيّر شخص آخر هذه المسودة في الأثناء. لم يُحفظ شيء ولم يُرسل.',
  alreadySent: 'تم إرسال هذا العدد في الأثناء وبقي كما كان.',
  send: (count) => `إرسال إلى ${toReaders(count)}`,
  sendText: 'يصل إلى كل من أكد الاشتراك في النشرة كما هو مكتوب في الأعلى. يمكن إيقاف الإرسال، لكن ما أُرسل لا يعود.',
  sendNow: 'إرسال الآن',
  nobody: 'لم يؤكد أحد الاشتراك في النشرة بعد، فلا يوجد من يُرسل إليه.',
  progress: 'سير الإرسال',
  sentOf: (sent, all) => `القراء الذين وصلهم: ${sent} من ${all}`,
  waiting: (count) => `في الطريق: ${count}`,
  givenUp: (count) => `تعذر الإرسال: ${count}`,
  withdrawn: (count) => `أُوقف الإرسال أو أُلغي الاشتراك: ${count}`,
  stop: 'إيقاف',
  continue: 'مواصلة الإرسال',
}
