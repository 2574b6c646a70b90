import type { Catalog } from '../../catalog.ts'
import type { officeSearchMessages as english } from '../../en/backoffice/office-search.ts'

export const officeSearchMessages: Catalog<typeof english> = {
  title: 'بحث',
  label: 'رقم أو اسم أو بريد أو منتج أو رمز…',
  find: 'بحث',
  nothing: 'لم يُعثر على شيء. تمكن تجربة حروف أقل أو جزء من الرقم.',
  orders: 'الطلبات',
  products: 'المنتجات',
  all: 'عرض الكل',
  remittances: 'مبالغ سلّمها العون',
}
