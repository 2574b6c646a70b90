import type { Catalog } from '../catalog.ts'
import type { noScriptMessages as english } from '../en/no-script.ts'

export const noScriptMessages: Catalog<typeof english> = {
  needsScript: 'تحتاج هذه الصفحة إلى جافاسكريبت: السلة والمفضلة وآخر طلب محفوظة في متصفحك.',
  whatToDo:
    'يمكن الطلب دونها: بفتح صفحة القطعة وطلبها منها، واحدة في كل مرة. ويمكن أيضا الاتصال بنا أو مراسلتنا: نسجل طلبك، أو نخبرك بتقدم طلب سابق.',
  lookAround: 'تصفح المتجر',
  writeToUs: 'مراسلتنا',
}
