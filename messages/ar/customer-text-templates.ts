import type { Catalog } from '../catalog.ts'
import type {
  customerTextTemplates as english,
  exampleOrder as englishExample,
  paymentPhrases as englishPhrases,
} from '../en/customer-text-templates.ts'
import { isolate } from '../isolate.ts'

export const customerTextTemplates: Catalog<typeof english> = {
  'call-script': (customer, shop, pieces, total, address, hours, payment) =>
    `مرحبا، هل أتكلم مع ${isolate('rtl', customer)}؟ معكم ${isolate('rtl', shop)}. طلبتم ${isolate('rtl', pieces)}، بمبلغ ${isolate('rtl', total)} مع التوصيل، إلى ${isolate('rtl', address)}. هل كل شيء صحيح؟ يصل الطلب في ظرف ${isolate('rtl', hours)}. ${isolate('rtl', payment)}. متى تكونون في المنزل؟`,
  confirmation: (customer, shop, pieces, total, address, phone, confirm) =>
    `مرحبا ${isolate('rtl', customer)}، معكم ${isolate('rtl', shop)}. طلبتم ${isolate('rtl', pieces)}، بمبلغ ${isolate('rtl', total)} مع التوصيل، إلى ${isolate('rtl', address)}. هل نرسل الطلب؟ يمكن التأكيد هنا: ${isolate('rtl', confirm)} أو الرد بكلمة نعم، أو الاتصال بنا على الرقم ${isolate('rtl', phone)}.`,
  'not-reached': (customer, shop, number, phone) =>
    `مرحبا ${isolate('rtl', customer)}، معكم ${isolate('rtl', shop)}. اتصلنا بشأن طلبكم ${isolate('rtl', number)} ولم نتمكن من الوصول إليكم. متى يمكننا الاتصال من جديد؟ يرجى الرد هنا، أو الاتصال بنا على الرقم ${isolate('rtl', phone)}.`,
  'on-its-way': (customer, shop, number, payment, phone) =>
    `مرحبا ${isolate('rtl', customer)}، طلبكم ${isolate('rtl', number)} من ${isolate('rtl', shop)} في الطريق إليكم. ${isolate('rtl', payment)}. يتصل عامل التوصيل قبل وصوله. لأي سؤال، يرجى الاتصال بنا على الرقم ${isolate('rtl', phone)}.`,
  'at-the-door': (customer, shop, number, payment) =>
    `مرحبا ${isolate('rtl', customer)}، عامل التوصيل أمام بابكم ومعه طلبكم ${isolate('rtl', number)} من ${isolate('rtl', shop)}. ${isolate('rtl', payment)}.`,
  'return-agreed': (customer, shop, number, phone) =>
    `مرحبا ${isolate('rtl', customer)}، نسترجع ما اتفقنا عليه من طلبكم ${isolate('rtl', number)}. يرجى تسليم الطرد إلى عامل التوصيل كما وصلكم. لأي سؤال، يرجى الاتصال بنا على الرقم ${isolate('rtl', phone)}. شكرا، ${isolate('rtl', shop)}`,
  review: (customer, shop, page) =>
    `مرحبا ${isolate('rtl', customer)}، وصل طلبكم من ${isolate('rtl', shop)}. هل أعجبكم؟ بضع كلمات تفيد الحرفي والمشترين الآخرين: ${isolate('rtl', page)}`,
}

export const paymentPhrases: Catalog<typeof englishPhrases> = {
  due: (total) => `يُدفع ${isolate('rtl', total)} عند التسليم`,
  paid: 'الطلب مدفوع',
  prepaid: { paypal: 'الدفع عبر PayPal', 'bank-card': 'الدفع بالبطاقة البنكية، على صفحة طلبك' },
}

/** An order that does not exist, for the preview of a template. */
export const exampleOrder: Catalog<typeof englishExample> = {
  customer: 'ليلى الغربي',
  pieces: ['وعاء', 'كأس'],
  address: '5 نهج الزيتون',
  city: 'صفاقس',
}
