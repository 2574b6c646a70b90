import type { Catalog } from '../catalog.ts'
import type { searchMessages as english } from '../en/search.ts'

export const searchMessages: Catalog<typeof english> = {
  label: 'البحث في المتجر',
  placeholder: 'مزهرية، فوطة، صابون…',
  button: 'بحث',
  clear: 'مسح البحث',
  open: 'فتح البحث',
  close: 'إغلاق البحث',
}
