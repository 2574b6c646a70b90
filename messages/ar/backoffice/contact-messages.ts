import type { Catalog } from '../../catalog.ts'
import type { contactMessages as english } from '../../en/backoffice/contact-messages.ts'
import { isolate } from '../../isolate.ts'

export const contactMessages: Catalog<typeof english> = {
  title: 'الرسائل',
  filters: { waiting: 'في انتظار الرد', done: 'منتهية' },
  none: { waiting: 'تم الرد على كل الرسائل.', done: 'لم يتم الرد على أي رسالة بعد.' },
  suspicious: 'يبدو أن برنامجا كتبها',
  back: 'كل الرسائل',
  from: (name) => `رسالة من ${isolate('rtl', name)}`,
  doneBy: (who, moment) => `أنهاها ${isolate('rtl', who)}، ${moment}`,
  toOrder: 'فتح الطلب',
  onOrderPage: 'كُتبت على صفحة الطلب، ويستطيع فتحها كل من لديه رابطها.',
  noAddress: 'ليس للطلب بريد إلكتروني: يرجى الاتصال بالحريف ثم تعليم الرسالة بأنها أُنجزت.',
  replies: 'الردود',
  repliedBy: (who, moment) => `${isolate('rtl', who)}، ${moment}`,
  emailStates: {
    queued: 'الرد في طريقه بالبريد الإلكتروني.',
    failed: 'تعذر إرسال الرد حتى الآن، وتُعاد المحاولة.',
    sent: 'تم إرسال الرد.',
    'given-up': 'تعذر إرسال الرد.',
    withdrawn: 'سُحب الرد.',
    held: 'الرد قيد المراجعة إلى أن يتخذ أحدنا قرارا.',
  },
  reply: 'الرد بالبريد الإلكتروني',
  replyHint: (email, language) =>
    `يُرسل إلى ${isolate('rtl', email)}، مع تحية في الأعلى (اللغة: ${isolate('rtl', language)}) ونص الرسالة في الأسفل.`,
  conflict: 'تم الرد على هذه الرسالة أثناء الكتابة، والرد في الأعلى. لم يُرسل ردك: يمكن إرساله إن كان ما زال لازما.',
  send: 'إرسال الرد',
  markDone: 'إنهاء دون رد',
  reopen: 'إعادة فتح الرسالة',
}
