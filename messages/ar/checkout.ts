import type { Catalog } from '../catalog.ts'
import type { checkoutMessages as english } from '../en/checkout.ts'
import { isolate } from '../isolate.ts'
import { plural } from '../plural.ts'
import { saleTerms } from './sale-terms.ts'

/** A number of characters after a preposition. */
function characters(count: number): string {
  return plural('ar', count, {
    zero: 'صفر من الحروف',
    one: 'حرف واحد',
    two: 'حرفين',
    few: `${count} أحرف`,
    many: `${count} حرفا`,
    other: `${count} حرف`,
  })
}

const payPal = isolate('rtl', 'PayPal')

export const checkoutMessages: Catalog<typeof english> = {
  title: 'إتمام الطلب',
  heading: 'إتمام الطلب',
  description: 'عنوان توصيل طلبك وطريقة دفع ثمنه.',
  delivery: 'إلى أين نوصل الطلب؟',
  allNeeded: 'نحتاج إلى المعلومات الخمس كلها ليصلك الطرد ونتمكن من الاتصال بك.',
  fields: {
    ...{
      nom: 'الاسم واللقب',
      email: 'البريد الإلكتروني',
      telephone: 'الهاتف',
      adresse: 'العنوان',
      ville: 'المدينة',
    },
    ...{ note: 'ملاحظة حول الطلب', giftNote: 'كلمة مع الهدية' },
  },
  addNote: 'إضافة ملاحظة حول الطلب أو كلمة مع الهدية',
  noteHints: {
    note: (longest) => `لنا ولعون التوصيل، مثل «يرجى الاتصال قبل القدوم». في حدود ${characters(longest)}.`,
    giftNote: (longest) => `نكتبها على بطاقة ونضعها في الطرد. في حدود ${characters(longest)}.`,
  },
  noteTooLong: (longest) => `النص أطول من ${characters(longest)}. يرجى اختصاره.`,
  phoneHint: 'نتصل بهذا الرقم لتأكيد الطلب قبل إرسال أي شيء.',
  addressHint: 'النهج والرقم، أو ما يدل على مكان المنزل.',
  payment: 'كيف يكون الدفع؟',
  cashOnDelivery: 'عند التسليم',
  cashOnDeliveryText: 'الدفع نقدا لعون التوصيل عند استلام الطرد.',
  paypal: 'PayPal',
  paypalText: `لا يتعامل ${payPal} بالدينار، لذلك لا يُدفع شيء الآن: يصلك طلب دفع بالبريد الإلكتروني.`,
  yourOrder: 'طلبك',
  changeCart: 'تعديل السلة',
  terms: 'معلومات مفيدة',
  saleTerms,
  dataTerm:
    'نحتفظ باسمك وبريدك الإلكتروني وهاتفك وعنوانك وملاحظاتك لتوصيل هذا الطلب ومتابعته، ولا نمد بها أحدا سوى عون التوصيل (القانون الأساسي عدد 63 لسنة 2004). وتُمحى متى راسلتنا لطلب ذلك.',
  dataTermName: 'ما نحتفظ به من معطياتك',
  wrongField: (field, problem) => `${field}: ${problem}`,
  place: 'إرسال الطلب',
  sending: 'جار إرسال طلبك…',
}
