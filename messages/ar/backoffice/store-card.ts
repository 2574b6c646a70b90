import type { Catalog } from '../../catalog.ts'
import type { storeCardMessages as english } from '../../en/backoffice/store-card.ts'
import { isolate } from '../../isolate.ts'

export const storeCardMessages: Catalog<typeof english> = {
  title: (store) => `بطاقة: ${isolate('rtl', store)}`,
  text: 'لا يراها إلا فريق المتجر، ويرى الحرفي بطاقته. تُخفى الأرقام في السجل.',
  phone: 'الهاتف',
  phoneHint: 'للنصوص الجاهزة. فارغ: رقم من له حق الدخول.',
  locale: 'لغة ما يُرسل',
  sameLanguage: 'لغة من له حق الدخول',
  account: 'الحساب البنكي أو البريدي (RIB)',
  accountHint: '20 رقما، آخر رقمين يتحققان من البقية. يُقرأ أيضا رقم IBAN التونسي.',
  accountOfOwner: 'لا يغير الحساب إلا صاحب المتجر.',
  noAccount: 'لا حساب بعد',
  isPost: 'حساب بريدي',
  isBank: 'حساب بنكي',
  taxStatus: 'الوضعية الجبائية',
  unknown: 'غير معروفة بعد',
  taxStatuses: {
    none: 'غير مسجل',
    'auto-entrepreneur': 'مبادر ذاتي',
    'flat-rate': 'النظام التقديري',
    real: 'النظام الحقيقي',
  },
  taxNumber: 'المعرف الجبائي',
  taxNumberHint: (example) => `مثل ${isolate('rtl', example)}.`,
  cardNumber: 'رقم بطاقة الحرفي أو بطاقة التعريف',
  isCardSeen: 'اطلع أحد من الفريق على هذه البطاقة',
  seen: (person, day) => `اطلع عليها ${isolate('rtl', person)} يوم ${day}`,
  save: 'حفظ البطاقة',
  saved: 'حُفظت البطاقة.',
  checkFields: 'لم تُحفظ بعد: يرجى مراجعة الحقول المشار إليها.',
  changedMeanwhile: 'غيّر شخص آخر البطاقة في الأثناء. يرجى الاطلاع عليها من جديد قبل الحفظ.',
  lookAgain: 'عرضها كما هي الآن',
  problems: {
    phone: 'هذا لا يشبه رقم هاتف.',
    account: 'هذا ليس رقم حساب: فيه 20 رقما يتحقق آخر رقمين من بقيتها. يرجى مقارنته مرة أخرى.',
    taxNumber: 'في المعرف الجبائي سبعة أرقام وحرف، كما في المثال.',
    card: 'حروف وأرقام وشرطات فقط.',
    cardNeeded: 'رقم البطاقة التي اطلع عليها الفريق.',
  },
}
