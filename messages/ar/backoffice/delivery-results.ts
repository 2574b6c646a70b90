import { arabicParcels } from '../../arabic-counts.ts'
import type { Catalog } from '../../catalog.ts'
import type { deliveryResultsMessages as english } from '../../en/backoffice/delivery-results.ts'
import { isolate } from '../../isolate.ts'
import { plural } from '../../plural.ts'

const results = (count: number) =>
  plural('ar', count, {
    zero: 'لا نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: `${count} نتائج`,
    many: `${count} نتيجة`,
    other: `${count} نتيجة`,
  })
const isolated = (text: string) => isolate('rtl', text)
const list = (texts: readonly string[]) => texts.map(isolated).join('، ')

export const deliveryResultsMessages: Catalog<typeof english> = {
  text: 'مصير الطرود التي في الطريق.',
  pasteTitle: 'من ملف عون التوصيل',
  file: 'ملف CSV',
  paste: 'أو أسطر منسوخة',
  pasteHint: 'مع سطر عناوين: رقم الطلب، أو الهاتف والمبلغ؛ ثم الحالة.',
  preview: 'عرض ما سيتغير',
  previewTitle: 'ما سيتغير',
  apply: (count) => `تسجيل: ${results(count)}`,
  nothingToApply: 'لا شيء فيه يغيّر طلبا.',
  applied: (count) => `تم التسجيل: ${results(count)}.`,
  appliedBefore: (numbers) => `مسجل من قبل: ${list(numbers)}.`,
  wrongDay: 'يوم التأجيل غير موجود، أو يبعد أكثر من سنة. لم يُسجَّل شيء.',
  notApplied: (numbers) => `تغيرت في الأثناء فلم تُسجَّل: ${list(numbers)}.`,
  doubtful: 'يرجى التثبت: لا يُسجَّل إلا ما تُؤشِّر عليه.',
  doubts: {
    amount: (said, due) => `يقول عون التوصيل ${isolated(said)}، ويقول الطلب ${isolated(due)}.`,
    phone: (said, known) => `الهاتف عند عون التوصيل ${isolated(said)}، وفي الطلب ${isolated(known)}.`,
    phoneAlone: 'وُجد بالهاتف وحده: لا مبلغ في السطر.',
    earlier: (number) => `قد يتعلق بالطلب ${isolated(number)} الذي له هذا الهاتف وهذا المبلغ وهذه النتيجة من قبل.`,
  },
  unreadable: {
    phone: (text) => `تعذرت قراءة الهاتف «${isolated(text)}».`,
    amount: (text) => `تعذرت قراءة المبلغ «${isolated(text)}».`,
    on: (text) => `تعذرت قراءة التاريخ «${isolated(text)}».`,
    until: (text) => `تعذرت قراءة التاريخ الجديد «${isolated(text)}».`,
    cells: (text) => `خلاياه أكثر من العناوين: «${isolated(text)}».`,
  },
  notMatched: 'أسطر لا يقابلها أي طرد',
  row: (line) => `السطر ${line}`,
  problems: {
    'unknown-order': 'لا طلب يحمل هذا الرقم.',
    'no-match': 'لا طرد في الطريق له هذا الهاتف وهذا المبلغ.',
    several: 'لعدة طرود في الطريق هذا الهاتف وهذا المبلغ.',
    'unknown-state': 'الحالة غير مفهومة.',
    nothing: 'لا رقم ولا هاتف.',
    twice: 'الطلب نفسه في سطر سابق.',
    unreadable: 'تعذرت قراءة خلية.',
    contradicts: 'أسطر هذا الطلب متناقضة.',
    recorded: 'مسجل من قبل.',
    'before-handover': 'تاريخه قبل التسليم.',
    'far-off': 'فيه تاريخ يبعد أكثر من سنة.',
    'in-future': 'تاريخه في المستقبل.',
    'not-possible': 'الطلب ليس في الطريق.',
    waiting: 'ما زال عند عون التوصيل.',
  },
  notRead: {
    'not-utf8': 'هذا الملف ليس بترميز UTF-8. يرجى حفظه بصيغة «CSV UTF-8».',
    'without-header': 'يجب أن يحتوي السطر الأول على عناوين: رقم الطلب أو الهاتف، ثم الحالة.',
    empty: 'يرجى اختيار ملف أو لصق أسطر.',
    'too-long': (rows) => `يتجاوز العدد ${rows} سطر. يرجى إرسال عدد أقل في كل مرة.`,
  },
  recordedTitle: 'آخر ما سُجِّل',
  fromFile: 'من ملف',
  ticked: 'طردا طردا',
  results,
  listTitle: 'طردا طردا',
  none: 'لا طرد في الطريق.',
  noneFound: 'لا طرد في الطريق له هذا الرقم.',
  search: 'رقم الطلب',
  find: 'بحث',
  all: 'كل الطرود التي في الطريق',
  selectAll: 'الكل',
  result: 'مصيرها',
  outcomes: {
    delivered: 'تم التسليم',
    refused: 'مرفوض',
    postponed: 'مؤجل',
    lost: 'مفقود',
    returned: 'عاد إلينا',
  },
  decidedBy: 'من قرر',
  reason: 'السبب',
  note: 'ملاحظة',
  tell: 'إعلام الحرفاء بالبريد الإلكتروني',
  record: (count) => `تسجيل: ${arabicParcels(count)}`,
  recordPlain: 'تسجيل',
  nothingSelected: 'يرجى اختيار طرد واحد على الأقل وتحديد مصيره.',
}
