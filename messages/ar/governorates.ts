import type { Catalog } from '../catalog.ts'
import type { governorateMessages as english } from '../en/governorates.ts'

export const governorateMessages: Catalog<typeof english> = {
  'TN-11': 'تونس',
  'TN-12': 'أريانة',
  'TN-13': 'بن عروس',
  'TN-14': 'منوبة',
  'TN-21': 'نابل',
  'TN-22': 'زغوان',
  'TN-23': 'بنزرت',
  'TN-31': 'باجة',
  'TN-32': 'جندوبة',
  'TN-33': 'الكاف',
  'TN-34': 'سليانة',
  'TN-41': 'القيروان',
  'TN-42': 'القصرين',
  'TN-43': 'سيدي بوزيد',
  'TN-51': 'سوسة',
  'TN-52': 'المنستير',
  'TN-53': 'المهدية',
  'TN-61': 'صفاقس',
  'TN-71': 'قفصة',
  'TN-72': 'توزر',
  'TN-73': 'قبلي',
  'TN-81': 'قابس',
  'TN-82': 'مدنين',
  'TN-83': 'تطاوين',
}
