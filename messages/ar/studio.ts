import type { Catalog } from '../catalog.ts'
import type { studioMessages as english } from '../en/studio.ts'
import { isolate } from '../isolate.ts'
import { plural } from '../plural.ts'

export const studioMessages: Catalog<typeof english> = {
  studio: (shop) => `حرفيو ${isolate('rtl', shop)}`,
  makers: 'فضاء الحرفيين',
  enter: {
    title: 'الدخول إلى الورشة',
    text: 'يرجى فتح الرابط الخاص الذي أرسله المتجر. يصلح مرة واحدة، ويبقى الدخول مفتوحا على هذا الهاتف.',
    byCode: 'برمز',
    codeText: 'إذا كان الدخول مفتوحا على هاتف آخر، يمكن فتح «هواتفي» عليه وإظهار رمز.',
    phone: 'رقم الهاتف',
    code: 'الرمز من ستة أرقام',
    button: 'دخول',
    refused: 'هذا الرمز لا يصلح. بعد خمسة رموز خاطئة، أو بعد خمس دقائق، يلزم رمز جديد.',
    tooMany: 'محاولات كثيرة. يرجى الإعادة بعد حين.',
    needsHttps: 'لا يمكن الدخول من هنا: يلزم أن تكون بداية عنوان المتجر https.',
  },
  link: {
    title: 'مرحبا',
    text: 'هذا الرابط شخصي. بلمسة واحدة يفتح هذا الهاتف الورشة، ويبقى الدخول مفتوحا 90 يوما بعد كل استعمال.',
    isOf: (name) => `هذا الرابط باسم ${isolate('rtl', name)}.`,
    once: 'يصلح الرابط مرة واحدة. لهاتف آخر، يمكن إظهار رمز هنا أو طلب رابط من المتجر.',
    signedInAs: (name) => `الدخول مفتوح على هذا الهاتف باسم ${isolate('rtl', name)}. دخول جديد ينهيه هنا.`,
    closedTitle: 'لم يعد هذا الرابط صالحا',
    closedText: 'استُعمل أو سُحب أو مضت عليه سبعة أيام. يمكن طلب رابط جديد من المتجر.',
    toStudio: 'إلى الورشة',
  },
  pieces: {
    title: 'القطع',
    stores: 'الورشات',
    count: (count) =>
      count === 0
        ? 'لا توجد قطع بعد.'
        : plural('ar', count, {
            one: 'قطعة واحدة',
            two: 'قطعتان',
            few: `${count} قطع`,
            many: `${count} قطعة`,
            other: `${count} قطعة`,
          }),
    storeRetired: 'لا يعرض المتجر هذه الورشة حاليا ولا قطعها.',
    stock: (count) => (count === 0 ? 'نفدت الكمية' : `الكمية: ${count}`),
    inShop: 'معروضة للبيع',
    notInShop: 'غير معروضة للبيع',
    noPicture: 'دون صورة',
    pages: 'الصفحات',
    page: (page, last) => `${page} من ${last}`,
    previous: 'السابقة',
    next: 'التالية',
  },
  phones: {
    short: 'هواتفي',
    title: 'هواتفي',
    another: 'هاتف آخر',
    anotherText: 'رمز من ستة أرقام يفتح الورشة على هاتف آخر.',
    showCode: 'إظهار رمز',
    newCode: 'إظهار رمز جديد',
    codeAddress: 'على الهاتف الآخر يُفتح هذا العنوان:',
    codeText: 'وفيه يُكتب هذا الرمز:',
    phone: 'مع الرقم',
    minutes: 'يصلح خمس دقائق، مرة واحدة. لا يُعطى لأحد، ولا للمتجر.',
    yours: 'الدخول مفتوح على',
    device: (browser = 'متصفح', system) =>
      system ? `${isolate('rtl', browser)} على ${isolate('rtl', system)}` : isolate('rtl', browser),
    thisOne: 'هذا الهاتف',
    lastSeen: (moment) => `آخر استعمال ${isolate('rtl', moment)}`,
    end: 'إنهاء',
    language: 'اللغة',
    signOut: 'تسجيل الخروج من هذا الهاتف',
    signOutText: 'للدخول من جديد يلزم رابط أو رمز.',
  },
  errors: {
    notFound: { title: 'لا شيء هنا', text: 'هذه الصفحة غير موجودة، أو ليست لهذا الحساب.' },
    notAllowed: { title: 'غير ممكن', text: 'فُتحت هذه الصفحة من مكان آخر. يرجى البدء من جديد.' },
    tooLong: { title: 'أكثر من اللازم', text: 'ما أُرسل طويل جدا.' },
    away: { title: 'لحظة', text: 'المتجر غير متاح لوقت قصير. يرجى الإعادة بعد ثوان.' },
    failed: { title: 'لم ينجح الأمر', text: 'يرجى الإعادة. وإن تكرر الأمر، يرجى إعلام المتجر.' },
    toPieces: 'إلى القطع',
  },
}
