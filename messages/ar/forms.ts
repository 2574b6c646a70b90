import type { Catalog } from '../catalog.ts'
import type { formMessages as english } from '../en/forms.ts'

export const formMessages: Catalog<typeof english> = {
  required: 'يرجى ملء هذه الخانة.',
  email: 'لا يبدو هذا عنوان بريد إلكتروني صحيحا.',
  phone: 'لا يبدو هذا رقم هاتف صحيحا: 8 أرقام، أو رقم دولي يبدأ بعلامة «+».',
  tooLong: 'النص أطول من اللازم.',
  unreachable: 'تعذر الوصول إلى المتجر. يرجى التثبت من الاتصال بالإنترنت وإعادة المحاولة: كل ما كتبته محفوظ.',
  rateLimited:
    'وردت محاولات كثيرة في وقت قصير، من هنا أو لهذا العنوان. يرجى إعادة المحاولة بعد حين: كل ما كتبته محفوظ.',
  honeypotLabel: 'تُترك هذه الخانة فارغة',
  failed: 'حدث خطأ من جهتنا. يرجى إعادة المحاولة بعد لحظات: كل ما كتبته محفوظ.',
  sending: 'جار الإرسال…',
}
