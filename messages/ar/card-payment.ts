import type { Catalog } from '../catalog.ts'
import type { cardPaymentMessages as english } from '../en/card-payment.ts'
import { isolate } from '../isolate.ts'

export const cardPaymentMessages: Catalog<typeof english> = {
  title: (number) => `دفع ثمن الطلب ${isolate('rtl', number)}`,
  heading: 'الدفع بالبطاقة',
  amount: 'المبلغ',
  text: `يتم الدفع على صفحة ${isolate('rtl', 'Konnect')} المؤمّنة، ببطاقة بنكية أو ${isolate('rtl', 'e-DINAR')} أو محفظة إلكترونية. لا نطّلع أبدا على رقم البطاقة.`,
  until: (moment) => `القطع محجوزة لك إلى ${isolate('rtl', moment)}.`,
  pay: (total) => `دفع ${isolate('rtl', total)}`,
  opening: 'تُفتح صفحة الدفع الآن. إن لم تُفتح، فالضغط هنا.',
  atTheDoor: 'الدفع نقدا لعون التوصيل بدل ذلك',
  checking: 'نسأل هل وصل المبلغ. لن يستغرق ذلك سوى بضع ثوان.',
  stillOpen:
    'لم يصل أي مبلغ بعد. بعد الدفع مباشرة، يُرجى الانتظار دقيقة قبل الدفع مرة أخرى: ستُعلمك هذه الصفحة بوصول المبلغ.',
  paidHeading: 'شكرا!',
  paid: 'وصل المبلغ.',
  tooLate: 'انتهى وقت الدفع وعادت القطع إلى المتجر. يمكن تفعيل الطلب من جديد على صفحته.',
  calledFirst: 'سنتصل بك أولا. بعد ذلك يمكن الدفع هنا.',
  unclear: 'وصل مبلغ يجب أن نتحقق منه. يُرجى عدم الدفع مرة أخرى: سنتصل بك.',
  notNow: 'لا يمكن دفع ثمن هذا الطلب بالبطاقة الآن.',
  unavailable: 'يتعذر الوصول إلى صفحة الدفع حاليا. طلبك مسجّل: يُرجى إعادة المحاولة بعد دقيقة.',
  beingStarted: 'صفحة الدفع قيد الفتح. يُرجى إعادة المحاولة بعد لحظات.',
  tooOften: 'أُطلق الدفع مرات كثيرة. يمكن الاتصال بنا، أو الدفع نقدا لعون التوصيل.',
  toOrder: 'عرض طلبك',
  backTitle: 'العودة من الدفع',
  backText: 'بعد الدفع، نرى ذلك في دقائق. الرابط الموجود في رسالتنا الإلكترونية يفتح طلبك ويخبرك هل وصل المبلغ.',
  track: 'البحث عن طلبي',
}
