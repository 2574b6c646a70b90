import type { Catalog } from '../catalog.ts'
import type { dataTermMessages as english } from '../en/data-term.ts'

export const dataTermMessages: Catalog<typeof english> = {
  text: 'نحتفظ باسمك وبريدك الإلكتروني وهاتفك وعنوانك وملاحظاتك لتوصيل هذا الطلب ومتابعته، ولا نمد بها أحدا سوى عون التوصيل (القانون الأساسي عدد 63 لسنة 2004). وتُمحى متى راسلتنا لطلب ذلك.',
  title: 'ما نحتفظ به من معطياتك',
}
