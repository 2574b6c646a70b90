import type { Catalog } from '../catalog.ts'
import type { photoRefused as english, pictureRefusals as englishRefusals } from '../en/picture-refusals.ts'
import { isolate } from '../isolate.ts'

export const pictureRefusals: Catalog<typeof englishRefusals> = {
  'too-heavy': 'حجم هذا الملف أكبر من 15 ميغابايت. يرجى إرسال ملف أصغر.',
  'no-picture': 'هذا الملف ليس صورة JPEG أو PNG أو WebP. يرجى التقاط صورة، أو حفظها بصيغة JPEG.',
  'too-many-pixels': 'في هذه الصورة أكثر من 51 مليون بكسل. يرجى تصغيرها أولا.',
  'several-frames': 'هذه صورة متحركة. يرجى إرسال صورة ثابتة.',
  damaged: 'هذه الصورة ناقصة أو تالفة. يرجى إرسالها من جديد من مصدرها.',
  'too-much-work': 'استغرقت قراءة هذه الصورة وقتا أطول من اللازم. يرجى حفظها بصيغة JPEG عادية ثم إرسالها.',
}

export const photoRefused: Catalog<typeof english> = (why) =>
  `لا يمكن استعمال إحدى الصور. ${isolate('rtl', why)} يرجى اختيار الصور من جديد، وما كتبته باق هنا.`
