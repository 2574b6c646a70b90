import type { Catalog } from '../catalog.ts'
import { arabicDays, arabicHours } from '../days.ts'
import type { homeMessages as english } from '../en/home.ts'
import { isolate } from '../isolate.ts'
import { plural } from '../plural.ts'

export const homeMessages: Catalog<typeof english> = {
  description: 'خزف وزرابي وحقائب وحلي وشموع ولعب صُنعت باليد في ورشات تونس. الطلب عبر الإنترنت والدفع عند التسليم.',
  carousel: {
    label: 'من الورشات',
    role: 'عارض صور',
    slideRole: 'صورة',
    slide: (number, count) => `${number} من ${count}`,
    announcement: (number, count, headline) => `${number} من ${count}: ${isolate('rtl', headline)}`,
    show: (number, headline) => `عرض الصورة ${number}: ${isolate('rtl', headline)}`,
    choose: 'اختيار صورة',
    previous: 'الصورة السابقة',
    next: 'الصورة التالية',
    pause: 'إيقاف تعاقب الصور',
    play: 'تشغيل تعاقب الصور',
  },
  slides: {
    'hero-1': {
      headline: 'طين نابل، مزوق باليد',
      text: 'جرار وصحون وأوعية شكلها وطلاها خزافو الوطن القبلي.',
      link: 'عرض الخزف',
    },
    'hero-2': {
      headline: 'نسيج على مهل، يبقى مدى العمر',
      text: 'زرابي ووسائد وفوط من المنسج، تحمل رموز عائلات النساجات.',
      link: 'عرض المنسوجات',
    },
    'hero-3': {
      headline: 'خلف الأبواب الزرقاء',
      text: 'قفاف ومحافظ وحقائب مضفورة ومخيطة ومنسوجة، لأيام السوق والبحر.',
      link: 'عرض الحقائب',
    },
    'hero-4': {
      headline: 'من غابات الزيتون',
      text: 'ألواح وملاعق ولعب مخروطة من خشب أشجار كفت عن الإثمار.',
      link: 'عرض خشب الزيتون',
    },
  },
  welcome: {
    heading: 'صنع باليد في تونس، يصلك إلى باب بيتك',
    text: 'كل قطعة تأتي من ورشة نعرفها بالاسم. لك الاختيار، والتغليف على الحرفي، والدفع عند الاستلام.',
    promises: {
      payment: { title: 'الدفع عند التسليم', text: 'نقدا، عند استلام الطرد.' },
      delivery: (hours) => ({ title: `عندك في ظرف ${arabicHours(hours)}`, text: 'بداية من لحظة تأكيد طلبك.' }),
      exchange: (days) => ({
        title: `${days === 2 ? 'يومان' : arabicDays(days)} للتبديل`,
        text: `غيرت رأيك؟ يكفي إعلامنا في ظرف ${arabicDays(days)} من التسليم.`,
      }),
    },
  },
  tiles: {
    heading: 'ما الذي يهمك؟',
    search: 'ما الذي يهمك؟',
    names: {
      'home-ambiance-essentials': 'أجواء البيت ومستلزماته',
      'handcrafted-accessories': 'إكسسوارات مصنوعة باليد',
      'kids-room-wonders': 'روائع غرفة الأطفال',
      'artisanal-decor-craft': 'ديكور وصناعات تقليدية',
    },
  },
  weeklySale: {
    heading: 'عرض الأسبوع',
    by: 'من صنع',
    endsOn: 'إلى غاية',
    midnight: (day) => `منتصف ليل ${day}`,
    inTunis: 'بتوقيت تونس',
    timeLeft: 'الوقت المتبقي',
    ended: 'انتهى العرض',
    endedText: 'العرض القادم في الطريق. يكفي ترك بريدك الإلكتروني أدناه ليصلك خبره قبل غيرك.',
    seePiece: 'عرض القطعة',
    days: (count) =>
      plural('ar', count, { zero: 'يوم', one: 'يوم', two: 'يومان', few: 'أيام', many: 'يوما', other: 'يوم' }),
    hours: (count) =>
      plural('ar', count, { zero: 'ساعة', one: 'ساعة', two: 'ساعتان', few: 'ساعات', many: 'ساعة', other: 'ساعة' }),
    minutes: (count) =>
      plural('ar', count, {
        zero: 'دقيقة',
        one: 'دقيقة',
        two: 'دقيقتان',
        few: 'دقائق',
        many: 'دقيقة',
        other: 'دقيقة',
      }),
    seconds: (count) =>
      plural('ar', count, { zero: 'ثانية', one: 'ثانية', two: 'ثانيتان', few: 'ثوان', many: 'ثانية', other: 'ثانية' }),
  },
  bestSellers: {
    heading: 'الأكثر مبيعا',
    texts: {
      random: 'بعض القطع التي تستحق نظرة متأنية، وغيرها في زيارتك القادمة.',
      sales: 'أكثر ما اشتراه الناس واحتفظوا به.',
      mixed: 'أكثر ما اشتراه الناس واحتفظوا به، وما يستحق نظرة متأنية.',
    },
    seeAll: 'عرض كل المتجر',
  },
  makers: {
    heading: 'من يصنعها',
    text: 'بعض الورشات، تتغير كل أسبوع.',
    seeAll: 'كل الحرفيين',
  },
}
