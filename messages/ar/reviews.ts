import type { Catalog } from '../catalog.ts'
import type { reviewMessages as english } from '../en/reviews.ts'
import { isolate } from '../isolate.ts'
import { plural } from '../plural.ts'

function countOf(count: number): string {
  return plural('ar', count, {
    zero: 'لا تقييمات',
    one: 'تقييم واحد',
    two: 'تقييمان',
    few: `${count} تقييمات`,
    many: `${count} تقييما`,
    other: `${count} تقييم`,
  })
}

export const reviewMessages: Catalog<typeof english> = {
  stars: (stars: number) => `${stars} من 5 نجوم`,
  rating: (average: string, count: number) => `${isolate('rtl', average)} من 5 نجوم، ${countOf(count)}`,
  heading: 'تقييمات من اشتراها',
  title: (product: string) => `التقييمات: ${isolate('rtl', product)}`,
  description: (product: string) => `ما يقوله عنها من اشتراها من هنا: ${isolate('rtl', product)}`,
  boughtHere: 'اشتراها من هنا',
  anonymous: 'حريف',
  photo: (number: number) => `الصورة ${number}`,
  answerOf: { shop: 'جواب المتجر', maker: 'جواب الورشة' },
  all: 'كل التقييمات',
  older: 'تقييمات أقدم',
  newest: 'أحدث التقييمات',
  none: 'لم يقيمها أحد بعد.',
  back: 'العودة إلى القطعة',
}
