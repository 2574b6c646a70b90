import type { Catalog } from '../catalog.ts'
import type { checkoutMessages as english } from '../en/checkout.ts'
import { isolate } from '../isolate.ts'

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
  },
  phoneHint: 'نتصل بهذا الرقم لتأكيد الطلب قبل إرسال أي شيء.',
  addressHint: 'النهج والرقم، أو ما يدل على مكان المنزل.',
  payment: 'كيف يكون الدفع؟',
  payments: {
    'cash-on-delivery': { name: 'عند التسليم', text: 'الدفع نقدا لعون التوصيل عند استلام الطرد.' },
    paypal: {
      name: 'PayPal',
      text: `لا يتعامل ${payPal} بالدينار، لذلك لا يُدفع شيء الآن: يصلك طلب دفع بالبريد الإلكتروني.`,
    },
    'bank-card': {
      name: 'بطاقة بنكية',
      text: 'الدفع على صفحة مؤمّنة مباشرة بعد الطلب. لا نطّلع أبدا على رقم البطاقة.',
    },
  },
  yourOrder: 'طلبك',
  changeCart: 'تعديل السلة',
  terms: 'معلومات مفيدة',
  wrongField: (field, problem) => `${field}: ${problem}`,
  place: 'إرسال الطلب',
  waiting: 'في الانتظار…',
  sending: 'جار إرسال طلبك…',
}
