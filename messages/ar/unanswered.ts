import type { Catalog } from '../catalog.ts'
import type { unansweredMessages as english } from '../en/unanswered.ts'

export const unansweredMessages: Catalog<typeof english> = {
  text: 'بقيت محاولتك الأخيرة دون رد. يرجى إعادة الإرسال بالمعطيات نفسها: إن كانت قد سُجلت طلبا، فسيظهر رقمه ولن يُسجل طلب ثان.',
}
