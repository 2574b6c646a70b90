import type { Catalog } from '../../catalog.ts'
import type { picturesMessages as english } from '../../en/backoffice/pictures.ts'
import { isolate } from '../../isolate.ts'
import { plural } from '../../plural.ts'
import { pictureRefusals } from '../picture-refusals.ts'

export const picturesMessages: Catalog<typeof english> = {
  choose: 'التقاط صور أو اختيارها',
  chooseOne: 'التقاط صورة أو اختيارها',
  noScriptLabel: 'إضافة صورة',
  noScriptNote: 'تُضاف الصورة في آخر هذه الاستمارة.',
  noScriptHint: 'JPEG أو PNG أو WebP، بحجم أقصاه 15 ميغابايت. تُحفظ الصورة مع الاستمارة.',
  needsScript: 'لا يمكن تغيير الصورة هنا إلا مع جافاسكريبت.',
  sending: (name) => `جار إرسال ${isolate('rtl', name)}`,
  waitingFor: (count) =>
    plural('ar', count, {
      zero: 'لا صور في الانتظار',
      one: 'في انتظار صورة واحدة…',
      two: 'في انتظار صورتين…',
      few: `في انتظار ${count} صور…`,
      many: `في انتظار ${count} صورة…`,
      other: `في انتظار ${count} صورة…`,
    }),
  retry: 'إعادة المحاولة',
  discard: 'التخلي عنها',
  alt: (number) => `ما يظهر في الصورة ${number}`,
  altHint: 'صحن أزرق من فوق',
  main: 'صورة البطاقة',
  color: (number) => `اللون الظاهر في الصورة ${number}`,
  allColors: 'كل الألوان',
  colorsHint: 'تظهر صورة اللون لمن يختار ذلك اللون.',
  earlier: (number) => `تقديم الصورة ${number}`,
  later: (number) => `تأخير الصورة ${number}`,
  remove: (number) => `حذف الصورة ${number}`,
  replaced: 'تظهر الصورة الجديدة بعد الحفظ.',
  problems: {
    ...pictureRefusals,
    unreachable: 'لم تصل الصورة إلى المتجر. يرجى التثبت من الاتصال بالإنترنت وإعادة المحاولة.',
  },
}
