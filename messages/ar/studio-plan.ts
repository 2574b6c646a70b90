import type { Catalog } from '../catalog.ts'
import type { studioPlanMessages as english } from '../en/studio-plan.ts'
import { isolate } from '../isolate.ts'

export const studioPlanMessages: Catalog<typeof english> = {
  title: 'الاشتراك',
  plans: { silver: 'Silver', gold: 'Gold', diamonds: 'Diamonds' },
  none: 'ليس لهذه الورشة اشتراك، وهي في المتجر مع ذلك.',
  until: (plan, day) => `اشتراك ${isolate('rtl', plan)} إلى غاية ${day}.`,
  unpaid: (plan) => `اشتراك ${isolate('rtl', plan)}. تعود الورشة إلى المتجر بعد دفع كل المبلغ.`,
  ended: (plan, day) => `انتهى اشتراك ${isolate('rtl', plan)} يوم ${day}: لا قطع جديدة حاليا.`,
  inShopUntil: (day) => `تبقى القطع الموجودة في المتجر إلى غاية ${day}.`,
  out: 'الورشة خارج المتجر. لا يضيع شيء: مع اشتراك جديد يعود كل شيء كما كان.',
  due: (price) => `للدفع: ${isolate('rtl', price)}`,
  pieces: 'القطع',
  of: (pieces, most) => `${pieces} من ${most}`,
  photos: 'صور القطعة',
  onHome: 'في الصفحة الرئيسية',
  numbers: 'الأرقام',
  yes: 'نعم',
  no: 'لا',
}
