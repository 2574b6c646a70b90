import type { Catalog } from '../catalog.ts'
import type { studioMoreMessages as english } from '../en/studio-more.ts'
import { isolate } from '../isolate.ts'
import { plural } from '../plural.ts'
import { supplyNameMessages } from './supply-names.ts'

export const studioMoreMessages: Catalog<typeof english> = {
  title: 'المزيد عن هذه القطعة',
  text: 'لا شيء من هذا واجب. وكل واحد منها يساعد على البيع.',
  saved: 'تم الحفظ. هكذا يراها الحرفاء الآن.',
  changedMeanwhile: 'غيّر المتجر هذا في الأثناء. لم يضع شيء مما كُتب: يرجى النظر أسفله ثم الحفظ من جديد.',
  facts: {
    title: 'الصنف والقياسات وطريقة الصنع',
    inCentimeters: (label) => `${label} بالسنتيمتر`,
    inGrams: (label) => `${label} بالغرام`,
    supplies: { '': 'من المخزون', ...supplyNameMessages },
    preparation: 'أيام عمل، لما يُصنع عند الطلب.',
    weekly: 'لما يُصنع عند الطلب. إذا بقي فارغا فلا حد.',
  },
  promotion: {
    title: 'تخفيض',
    price: 'السعر بعد التخفيض بالدينار',
    text: 'أقل من السعر. إذا بقي فارغا فلا تخفيض. ودون أيام يبقى إلى أن يُلغى.',
  },
  texts: {
    title: (language) => `النصوص: ${isolate('rtl', language)}`,
    text: 'يرى هذه الكلمات من يقرأ هذه اللغة.',
  },
  parts: {
    sizes: 'المقاسات',
    colors: 'الألوان',
    sizesText: 'المقاس الوحيد لا يحتاج إلى اسم.',
    size: (number) => `المقاس ${number}`,
    color: (number) => `اللون ${number}`,
    shade: (number) => `درجة اللون ${number}`,
    gone: 'لم يعد متوفرا:',
    newSize: 'مقاس جديد',
    newColor: 'لون جديد',
    newShade: 'درجته',
    stock: 'كم يوجد من الجديد',
    problems: {
      required: 'إذا تعددت فلكل واحد اسم.',
      twice: 'يوجد اسم مكرر.',
      'too-many': 'لم يعد هناك مكان.',
      last: 'يجب أن يبقى واحد. للتوقف عن بيعها تُخرج القطعة من المتجر.',
      'changed-meanwhile': 'غيّرها المتجر في الأثناء. يرجى النظر من جديد ثم الحفظ.',
    },
  },
  split: {
    title: 'كم من كل لون',
    text: (stock) =>
      plural('ar', stock, {
        zero: 'لا توجد قطع للتقسيم.',
        one: 'توجد قطعة واحدة: من أي لون؟',
        two: 'توجد قطعتان للتقسيم.',
        few: `توجد ${stock} قطع للتقسيم.`,
        many: `توجد ${stock} قطعة للتقسيم.`,
        other: `توجد ${stock} قطعة للتقسيم.`,
      }),
    button: 'العد حسب اللون',
    problems: {
      number: 'يرجى كتابة عدد صحيح لكل واحد.',
      'sum-differs': 'المجموع لا يساوي الموجود.',
      'moved-meanwhile': 'بيعت قطعة أو تغير العدد قبل لحظات. يرجى التثبت من جديد.',
      'changed-meanwhile': 'غيّر المتجر هذا في الأثناء. يرجى النظر من جديد.',
      'made-to-order': 'تُصنع عند الطلب: لا تُعد قطعها.',
    },
  },
  tips: {
    title: 'ما يزيد البيع',
    photo: 'صورة ثانية',
    words: 'وصف',
    measures: 'قياساتها',
    language: 'كلمات بلغة ثانية',
    done: 'تم',
  },
  problems: {
    required: 'يرجى ملء هذه الخانة.',
    unknown: 'يرجى الاختيار من جديد.',
    tooLong: 'هذا طويل جدا.',
    price: 'يرجى كتابة سعر بالدينار، مثل 45 أو 45.50.',
    picture: 'يرجى اختيار صورة.',
    day: 'يرجى اختيار يوم.',
    number: 'يرجى كتابة عدد، مثل 12.5.',
    wholeNumber: 'يرجى كتابة عدد صحيح دون مبالغة.',
    link: 'ليس هذا عنوانا.',
    promotion: 'يجب أن يكون أقل من السعر.',
    daysInOrder: 'اليوم الأخير يسبق اليوم الأول.',
    severalPieces: 'منها عدة قطع في المخزون. يجب تصحيح العدد أولا.',
  },
}
