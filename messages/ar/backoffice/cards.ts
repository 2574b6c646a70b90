import type { Catalog } from '../../catalog.ts'
import type { cardsMessages as english } from '../../en/backoffice/cards.ts'
import { isolate } from '../../isolate.ts'

const konnect = isolate('rtl', 'Konnect')

export const cardsMessages: Catalog<typeof english> = {
  title: 'الدفع بالبطاقة',
  text: (minutes) => `يدفع الحرفاء على صفحة ${konnect} مباشرة بعد الطلب. تُحجز قطعهم لذلك لمدة ${minutes} دقيقة.`,
  ownersEdit: 'أصحاب المتجر وحدهم يغيّرون هذه الإعدادات.',
  gateway: `خدمة ${konnect}`,
  fields: {
    isOn: 'يمكن للحرفاء الدفع بالبطاقة',
    walletId: 'المحفظة',
    key: 'مفتاح الواجهة البرمجية',
    baseUrl: 'العنوان',
    feeBasisPoints: 'النسبة المقتطعة',
    fee: 'المبلغ المقتطع عن كل دفعة',
    paidNeedsNoCall: 'لا مكالمة لطلب مدفوع',
  },
  isOnHint: 'بعد الإيقاف تصل الدفعات الجارية رغم ذلك.',
  keyHint: `من ${konnect}، المؤسسة، مفتاح الواجهة البرمجية. يُخزن مشفرا ولا يُعرض بعد ذلك.`,
  keySaved: 'إذا بقي فارغا يبقى المفتاح المحفوظ.',
  feeHint: 'حسب عقدك. ينتظر دفتر الأموال الباقي.',
  baseUrlHint: `فارغ: عنوان ${konnect}. عنوان آخر لمنصة التجربة.`,
  paidNeedsNoCallHint: 'تذكر قائمة المكالمات ذلك في الطلبات المدفوعة، ويتم تأكيدها دون مكالمة.',
  save: 'حفظ',
  saved: 'تم الحفظ.',
  invalid: 'بعض الخانات غير صحيحة: يُرجى النظر في ما هو معلّم.',
  lookAgain: 'عرض المحفوظ الآن',
  refused: {
    'address-refused': 'هذا العنوان ليس عنوان https على الإنترنت العمومية.',
    'key-missing': 'يلزم مفتاح، ولمحفظة أخرى أو عنوان آخر أيضا.',
    'changed-meanwhile': 'غيّره شخص آخر في الأثناء. يرجى النظر من جديد.',
  },
  problems: {
    'not-reached': `تعذر الوصول إلى ${konnect}. يعيد المتجر المحاولة تلقائيا.`,
    'too-many-requests': `تطلب ${konnect} التمهل. يواصل المتجر تلقائيا.`,
    'token-refused': `لا تقبل ${konnect} المفتاح.`,
    'not-understood': `ما يجيب على هذا العنوان ليس ${konnect}، أو المحفظة غير صحيحة.`,
    'no-answer': 'لم يصل جواب. يعيد المتجر المحاولة تلقائيا.',
    'unreadable-token': 'لم يعد من الممكن فك تشفير المفتاح. يرجى إدخاله من جديد.',
  },
  try: 'تجربة',
  tryText: 'يتم دفع دينار واحد ببطاقتك. لا يخص أي طلب، ويظهر أسفله حالما نجده.',
  tryButton: 'إطلاق دفعة بدينار واحد',
  tryOpen: 'فتح صفحة الدفع',
  payments: 'الدفعات',
  owed: `ما على ${konnect} وما سلّمته`,
  none: 'لم تُطلق أي دفعة بعد.',
  tried: 'تجربة',
  states: { open: 'لم تُدفع بعد', paid: 'مدفوعة', wrong: 'دُفع غير ما طُلب', over: 'غير مدفوعة' },
  reported: (text) => `جواب ${konnect}: ${isolate('ltr', text)}`,
  settle: 'توليت الأمر',
}
