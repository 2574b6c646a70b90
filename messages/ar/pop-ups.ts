import type { Catalog } from '../catalog.ts'
import type { popUpMessages as english } from '../en/pop-ups.ts'

/** The pop-ups of the specification, with its times. */
export const popUpMessages: Catalog<typeof english> = {
  newsletter: { title: 'مرحبا بك في النشرة', milliseconds: 1000 },
  addedToCart: { title: 'أُضيف المنتج إلى السلة', lang: 'ar', milliseconds: 1000 },
  order: { title: 'تم تسجيل الطلب!', milliseconds: 1000 },
  comment: { title: 'أُضيف تعليقك بنجاح', milliseconds: 1000 },
  added: { title: 'تمت الإضافة بنجاح', milliseconds: 1000 },
  contact: { title: 'أُرسلت رسالتك بنجاح', milliseconds: 1500 },
  plan: {
    title: 'أُرسل طلب اشتراكك بنجاح',
    text: 'أُرسلت رسالة تأكيد إلى بريدك الإلكتروني.',
    milliseconds: 3000,
  },
  missingFields: { title: 'خطأ!', text: 'يجب ملء كل الخانات.', milliseconds: 2000 },
}
