import type { Catalog } from '../catalog.ts'
import type { studioNumbersMessages as english } from '../en/studio-numbers.ts'
import { isolate } from '../isolate.ts'
import { plural } from '../plural.ts'

export const studioNumbersMessages: Catalog<typeof english> = {
  thisWeek: (parts) => `هذا الأسبوع: ${parts}.`,
  lastWeek: (parts) => `الأسبوع الماضي: ${parts}.`,
  nothingYet: 'هذا الأسبوع: لا شيء بعد.',
  parts: {
    seen: (count) => `شوهدت ${timesOf(count)}`,
    sought: (count) =>
      plural('ar', count, {
        one: 'ظهرت في عملية بحث واحدة',
        two: 'ظهرت في عمليتي بحث',
        few: `ظهرت في ${count} عمليات بحث`,
        many: `ظهرت في ${count} عملية بحث`,
        other: `ظهرت في ${count} عملية بحث`,
      }),
    favorite: (count) => `أضيفت إلى المفضلة ${timesOf(count)}`,
    sold: (count) =>
      plural('ar', count, {
        one: 'بيعت قطعة واحدة',
        two: 'بيعت قطعتان',
        few: `بيعت ${count} قطع`,
        many: `بيعت ${count} قطعة`,
        other: `بيعت ${count} قطعة`,
      }),
  },
  whatTheyMean: 'ماذا تعني هذه الأرقام؟',
  allowedBy: (plan) => `مع اشتراك ${isolate('rtl', plan)} يُعرض هنا كم مرة شوهدت الورشة وظهرت في البحث.`,
}

function timesOf(count: number): string {
  return plural('ar', count, {
    one: 'مرة واحدة',
    two: 'مرتين',
    few: `${count} مرات`,
    many: `${count} مرة`,
    other: `${count} مرة`,
  })
}
