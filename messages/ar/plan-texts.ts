import type { Catalog } from '../catalog.ts'
import type { planTexts as english } from '../en/plan-texts.ts'
import { isolate } from '../isolate.ts'

export const planTexts: Catalog<typeof english> = {
  ends: (shop, store, plan, day) =>
    `مرحبا! اشتراك ${isolate('rtl', plan)} لورشة «${isolate('rtl', store)}» لدى ${isolate('rtl', shop)} سار إلى غاية ${day}. للمواصلة بعد ذلك يرجى الرد على هذه الرسالة.`,
  endsToday: (shop, store, plan) =>
    `مرحبا! هذا آخر يوم من اشتراك ${isolate('rtl', plan)} لورشة «${isolate('rtl', store)}» لدى ${isolate('rtl', shop)}. للمواصلة يرجى الرد على هذه الرسالة.`,
  ended: (shop, store, plan, day) =>
    `مرحبا! انتهى اشتراك ${isolate('rtl', plan)} لورشة «${isolate('rtl', store)}» لدى ${isolate('rtl', shop)} يوم ${day}. كل شيء محفوظ: مع اشتراك جديد تعود الورشة كما كانت. يرجى الرد على هذه الرسالة.`,
  receipt: {
    title: (number) => `وصل رقم ${number}`,
    for: 'باسم',
    store: 'الورشة',
    plan: 'الاشتراك',
    days: 'المدة',
    from: (day, lastDay) => `من ${day} إلى ${lastDay}`,
    amount: 'المبلغ المستلم',
    by: 'طريقة الدفع',
    setOff: 'خصم من المستحقات',
    paidOn: 'التاريخ',
    reference: 'المرجع',
    revoked: 'أُلغي هذا الوصل ولا يُعتد به.',
  },
}
