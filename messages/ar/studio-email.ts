import type { Catalog } from '../catalog.ts'
import type { studioEmailMessages as english } from '../en/studio-email.ts'
import { isolate } from '../isolate.ts'
import { studioMessages as studio } from './studio.ts'

export const studioEmailMessages: Catalog<typeof english> = {
  title: 'البريد الإلكتروني',
  text: 'به يمكن إرسال رابط خاص إليك دون طلبه من المتجر. ليس ذلك لازما.',
  label: 'بريدك الإلكتروني',
  other: 'بريد إلكتروني آخر',
  send: 'إرسال رابط لتأكيده',
  asked: (email) => `أُرسل رابط إلى ${isolate('rtl', email)}. يؤكد العنوان عند فتحه خلال 24 ساعة.`,
  remove: 'حذف العنوان',
  lost: 'هل ضاع هاتف بريدك مفتوح عليه؟ يرجى إذن حذف العنوان أيضا.',
  proveFirst: 'يمكن إعطاء عنوان، أو عنوان آخر، في الدقائق العشر الأولى بعد فتح رابط خاص على هذا الهاتف.',
  proveWithPasskey: 'أو إثبات الهوية هنا، بالبصمة أو الوجه.',
  problems: {
    invalid: 'هذا ليس بريدا إلكترونيا كاملا، مثل amel@example.tn.',
    'prove-first': 'مضت أكثر من عشر دقائق. يرجى إثبات الهوية من جديد.',
    'rate-limited': studio.enter.tooMany,
    unreachable: studio.errors.away.text,
  },
  confirm: {
    title: 'بريدك الإلكتروني',
    text: 'هل هذا عنوانك؟ يمكن إذن أن ترسل إليه روابط خاصة إلى ورشتك.',
    button: 'نعم، تأكيده',
    confirmed: 'العنوان مؤكد. من الآن يمكن إرسال رابط خاص إليه.',
    closedTitle: 'لم يعد هذا الرابط صالحا',
    closedText: `استُعمل، أو أُرسل رابط أحدث. في «${studio.phones.title}» يمكن طلب رابط آخر.`,
  },
  enter: {
    title: 'بالبريد الإلكتروني',
    text: `إذا أُعطي البريد الإلكتروني في «${studio.phones.title}»، يُرسل إليه رابط خاص.`,
    button: 'إرسال رابط إلي',
    sent: 'إذا كان هذا عنوان حرفي، فالرابط في الطريق إليه. يمكن استعماله خلال 30 دقيقة.',
  },
}
