import type { Catalog } from '../catalog.ts'
import type { unkeptMessages as english } from '../en/unkept.ts'

export const unkeptMessages: Catalog<typeof english> = {
  text: 'لا يحفظ متصفحك ما تختاره هنا: تبقى السلة والمفضلة وما كتبته إلى أن تغلق هذه الصفحة أو تعيد تحميلها.',
}
