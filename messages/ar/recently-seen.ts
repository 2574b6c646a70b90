import type { Catalog } from '../catalog.ts'
import type { recentlySeenMessages as english } from '../en/recently-seen.ts'

export const recentlySeenMessages: Catalog<typeof english> = {
  heading: 'شوهدت مؤخرا',
  onlyHere: 'محفوظة في هذا المتصفح فقط.',
  cleared: 'القائمة فارغة الآن.',
  clear: 'إفراغ القائمة',
}
