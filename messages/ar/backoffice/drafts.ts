import type { Catalog } from '../../catalog.ts'
import type { draftsMessages as english } from '../../en/backoffice/drafts.ts'

export const draftsMessages: Catalog<typeof english> = {
  restored: (moment) => `تعديلات ${moment} لم تُحفظ، وقد أعيدت إلى الاستمارة.`,
  discard: 'التخلي عنها',
}
