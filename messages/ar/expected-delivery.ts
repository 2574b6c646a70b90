import type { Catalog } from '../catalog.ts'
import type { expectedDeliveryMessages as english } from '../en/expected-delivery.ts'
import { isolate } from '../isolate.ts'

export const expectedDeliveryMessages: Catalog<typeof english> = {
  expected: (day) => `موعد التوصيل المنتظر: ${day}`,
  late: (day) => `كان موعد التوصيل ${day}. نعتذر عن التأخير: يمكنك مراسلتنا هنا أو الاتصال بنا.`,
  courier: (name) => `يوصله ${isolate('rtl', name)}.`,
}
