import type { Catalog } from '../../catalog.ts'
import type { translatedTextsMessages as english } from '../../en/backoffice/translated-texts.ts'
import { isolate } from '../../isolate.ts'

export const translatedTextsMessages: Catalog<typeof english> = {
  parts: { size: 'المقاس', color: 'اللون' },
  inLanguage: (field, language) => `${field} (${isolate('rtl', language)})`,
  languages: 'اللغات',
  progress: (done, total) => `النصوص المكتملة: ${done} من ${total}`,
  tooLong: (most) => `العدد الأقصى للأحرف: ${most}.`,
  nothingToTranslate: 'لا شيء للترجمة إلى هذه اللغة.',
}
